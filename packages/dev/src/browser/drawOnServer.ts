import { type BrowserCommand, createViteServer } from 'vitest/node';

let server: ReturnType<typeof createViteServer> | undefined;

/** Calls what a module exports in Node, where there is no window, for tests in the browser that take over what a server drew. */
export const drawOnServer: BrowserCommand<[module: string, name: string, ...given: string[]], string> = async (
  { project },
  module,
  name,
  ...given
) => {
  server ??= openServer(project.config.root);
  const exported = (await (await server).ssrLoadModule(module)) as Record<string, (...given: string[]) => string | Promise<string>>;
  const draw = exported[name];
  if (!draw) throw new Error(`${module} exports no ${name}.`);
  return draw(...given);
};

/** A server of its own: the one that serves the tests loads every module as for a browser. */
const openServer = (root: string): ReturnType<typeof createViteServer> =>
  createViteServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
