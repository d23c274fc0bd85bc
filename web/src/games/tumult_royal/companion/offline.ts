/** Once this page was open, it opens without a network, too: a worker keeps its files and figures, see `worker.js` and `web/offline.ts`. */
export type Offline = 'no' | 'soon' | 'ready';

export async function keepOffline(tell: (state: Offline) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return tell('no');
  tell('soon');
  try {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    tell('ready');
  } catch {
    tell('no');
  }
}
