/** A recipe becomes sound in an audio context, be it that of the page or one that only reckons. */
import { recipes, type Noise, type SoundName, type Tone } from './recipes';

const QUIET = 0.0001;
const buffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, the same every time. */
function white(context: BaseAudioContext): AudioBuffer {
  const found = buffers.get(context);
  if (found) return found;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 22222;
  for (let n = 0; n < data.length; n += 1) {
    seed = (seed * 16807) % 2147483647;
    data[n] = (seed / 2147483647) * 2 - 1;
  }
  buffers.set(context, buffer);
  return buffer;
}

/** Plays it at a moment of the context's clock; the last node that sounds. */
export function synthesize(
  context: BaseAudioContext,
  name: SoundName,
  when: number,
  volume: number,
): AudioScheduledSourceNode | undefined {
  const { gain, layers } = recipes[name];
  const bus = context.createGain();
  bus.gain.value = volume * gain;
  bus.connect(context.destination);
  let last: AudioScheduledSourceNode | undefined;
  let latest = 0;
  for (const layer of layers) {
    const begin = when + layer.at;
    const end = begin + layer.attack + layer.decay;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(QUIET, begin);
    envelope.gain.exponentialRampToValueAtTime(layer.gain, begin + layer.attack);
    envelope.gain.exponentialRampToValueAtTime(QUIET, end);
    envelope.connect(bus);
    const into = layer.tremble ? trembling(context, layer.tremble, begin, end, envelope) : envelope;
    const source =
      'wave' in layer ? toneOf(context, layer, begin, end, into) : noiseOf(context, layer, begin, end, into);
    source.start(begin);
    source.stop(end + 0.02);
    if (end >= latest) [last, latest] = [source, end];
  }
  return last;
}

function glide(param: AudioParam, [from, to]: readonly [number, number], begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  param.exponentialRampToValueAtTime(to, end);
}
function toneOf(context: BaseAudioContext, layer: Tone, begin: number, end: number, into: AudioNode) {
  const source = context.createOscillator();
  source.type = layer.wave;
  source.detune.value = layer.detune ?? 0;
  glide(source.frequency, layer.pitch, begin, end);
  if (layer.opens) {
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    glide(filter.frequency, layer.opens, begin, begin + layer.attack + 0.08);
    source.connect(filter).connect(into);
  } else source.connect(into);
  return source;
}
function noiseOf(context: BaseAudioContext, layer: Noise, begin: number, end: number, into: AudioNode) {
  const source = context.createBufferSource();
  source.buffer = white(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = layer.filter;
  filter.Q.value = layer.q;
  glide(filter.frequency, layer.pitch, begin, end);
  source.connect(filter).connect(into);
  return source;
}
function trembling(
  context: BaseAudioContext,
  [often, much]: readonly [number, number],
  begin: number,
  end: number,
  into: AudioNode,
): AudioNode {
  const gain = context.createGain();
  gain.gain.value = 1 - much / 2;
  const wave = context.createOscillator();
  wave.frequency.value = often;
  const depth = context.createGain();
  depth.gain.value = much / 2;
  wave.connect(depth).connect(gain.gain);
  wave.start(begin);
  wave.stop(end);
  gain.connect(into);
  return gain;
}
