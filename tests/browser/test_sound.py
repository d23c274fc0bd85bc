"""Every sound can be heard, and none is too loud: Chromium renders the recipes, and its samples are looked at."""

import json
import subprocess
from pathlib import Path

from tests.browser.conftest import ROOT, Visit

SOUND = ROOT / "web" / "src" / "sound"
STRIP = """
const { readFileSync } = require('node:fs');
const { stripTypeScriptTypes } = require('node:module');
const code = process.argv.slice(1).map((path) => stripTypeScriptTypes(readFileSync(path, 'utf8'))).join('\\n');
console.log(JSON.stringify(code.replace(/^import .*$/gm, '').replace(/^export /gm, '')));
"""
PEAKS = """async () => {
  const peaks = {};
  for (const name of Object.keys(recipes)) {
    const context = new OfflineAudioContext(1, 44100 * 3, 44100);
    synthesize(context, name, 0, 0.8);
    const data = (await context.startRendering()).getChannelData(0);
    peaks[name] = [Math.max(...data.map(Math.abs).filter((_, n) => n % 4 === 0)), Math.abs(data.at(-1))];
  }
  return peaks;
}"""


def code() -> str:
    """The recipes and what makes sound of them, as one script."""
    node = ROOT / ".venv" / "bin" / "node"
    files: list[Path] = [SOUND / "recipes.ts", SOUND / "synth.ts"]
    done = subprocess.run([node, "-e", STRIP, *files], capture_output=True, text=True, check=True)
    return str(json.loads(done.stdout))


def test_every_sound_is_heard_and_none_is_too_loud(visit: Visit) -> None:
    peaks = visit().evaluate(f"() => {{ {code()}; return ({PEAKS})(); }}")
    assert len(peaks) == 10
    for name, (peak, end) in peaks.items():
        assert 0.1 < peak < 0.9, name
        assert end < 0.001, name
