import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { covered, inTurn, uncover } from './splash';

beforeEach(() => {
  document.body.innerHTML = '<div id="splash"></div>';
});

describe('the first screen', () => {
  it('stays until all that wait for their turn had it, also those that come meanwhile', async () => {
    const laid: string[] = [];
    void inTurn().then(() => {
      laid.push('board');
      void inTurn().then(() => laid.push('part'));
    });
    const gone = uncover();
    await tick();
    expect(covered()).toBe(true);
    await gone;
    expect(laid).toEqual(['board', 'part']);
    expect(covered()).toBe(false);
  });

  it('lets others have a word after a turn that took long', async () => {
    const told: string[] = [];
    void inTurn().then(() => {
      setTimeout(() => told.push('somebody else'));
      const until = performance.now() + 20;
      while (performance.now() < until);
      told.push('a long turn');
    });
    await inTurn().then(() => told.push('the next'));
    expect(told).toEqual(['a long turn', 'somebody else', 'the next']);
  });
});
