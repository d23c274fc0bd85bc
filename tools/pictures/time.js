/** Time in the hand: from now on timers and animations go on only as far as `advance` lets them. */
() => {
  const STEP = 1000 / 50;
  const real = { clearTimeout: window.clearTimeout, clearInterval: window.clearInterval };
  const timers = new Map();
  const begun = new WeakMap();
  let now = performance.now();
  let count = 1e9; // numbers that the browser itself does not give

  const wait =
    (again) =>
    (act, delay = 0, ...args) => {
      timers.set((count += 1), { at: now + Math.max(delay, 1), act: () => act(...args), every: again && delay });
      return count;
    };
  const forget = (name) => (id) => timers.delete(id) || real[name].call(window, id);
  window.setTimeout = wait(false);
  window.setInterval = wait(true);
  window.clearTimeout = forget('clearTimeout');
  window.clearInterval = forget('clearInterval');
  performance.now = () => now;

  function ring() {
    for (const [id, timer] of [...timers].sort(([, one], [, other]) => one.at - other.at)) {
      if (timer.at > now || !timers.has(id)) continue;
      if (timer.every) timer.at += timer.every;
      else timers.delete(id);
      timer.act();
    }
  }
  function move() {
    for (const motion of document.getAnimations()) {
      if (!begun.has(motion)) {
        motion.pause();
        begun.set(motion, now - STEP);
      }
      const gone = now - begun.get(motion);
      if (gone >= motion.effect.getComputedTiming().endTime) motion.finish();
      else motion.currentTime = gone;
    }
  }
  /** So many milliseconds go by. */
  window.advance = async (milliseconds) => {
    for (const end = now + milliseconds - STEP / 2; now < end; ) {
      now += STEP;
      ring();
      move();
      await new Promise((done) => requestAnimationFrame(done));
      move(); // what the timers have set in motion stands at its beginning in the picture
    }
  };
};
