import '@testing-library/jest-dom/vitest';

// jsdom lays nothing out: these are only asked for
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.matchMedia ??= ((media: string) =>
  Object.assign(new EventTarget(), { matches: false, media })) as typeof globalThis.matchMedia;
