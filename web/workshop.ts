/** The workshop of the pictures: the modules of `src` drawn without a browser. */
import { createServer } from 'vite';

export type Load = <Module>(path: string) => Promise<Module>;

/** Opens it, does the work and closes it. */
export async function inWorkshop<Made>(work: (load: Load) => Promise<Made>): Promise<Made> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((path) => server.ssrLoadModule(`/src/${path}`) as Promise<never>);
  } finally {
    await server.close();
  }
}
