/** Waits until the page is at rest: letters have come, idle paintings are hung, nothing moves. Milliseconds it took. */
async (longest) => {
  const began = performance.now();
  const late = () => performance.now() - began > longest;
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  let changes = 0;
  const watch = new MutationObserver((records) => (changes += records.length));
  watch.observe(document.body, { childList: true, subtree: true });
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
  const moving = () =>
    document.getAnimations().some(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number.isFinite(endTime);
    });
  for (let quiet = 0; quiet < 3 && !late();) {
    const before = changes;
    await idle();
    await frame();
    await pause(15);
    quiet = changes === before && !moving() && !window.hoftag?.asking ? quiet + 1 : 0;
  }
  watch.disconnect();
  return performance.now() - began;
};
