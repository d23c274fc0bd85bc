// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ServerClock } from './serverclock';

describe('the clock of the server', () => {
  it('is read in the middle of a round trip', () => {
    const clock = new ServerClock();
    expect(clock.now(0)).toBeNull();
    clock.compare(1000, 1200, 500);
    expect(clock.now(1100)).toBe(500);
    expect(clock.now(2100)).toBe(501);
  });

  it('is best read over the shortest round trip', () => {
    const clock = new ServerClock();
    clock.compare(1000, 1900, 500.1);
    clock.compare(2000, 2040, 501.02);
    clock.compare(3000, 3400, 502.4);
    expect(clock.now(2020)).toBeCloseTo(501.02, 6);
  });

  it('follows when the shortest round trip is long ago', () => {
    const clock = new ServerClock();
    clock.compare(0, 10, 1);
    for (let n = 1; n <= 10; n += 1) clock.compare(n * 1000, n * 1000 + 40, 1 + n + 0.5);
    expect(clock.now(10_020)).toBeCloseTo(11.5, 6);
  });

  it('says when something will be, also before the first comparison', () => {
    const clock = new ServerClock();
    expect(clock.here(503, 500, 1000)).toBe(4000);
    clock.compare(1000, 1200, 500);
    expect(clock.here(503, 500, 1000)).toBe(4100);
    clock.forget();
    expect(clock.known).toBe(false);
  });
});
