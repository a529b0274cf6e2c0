import type { Server } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/** A registry of this machine that takes packages of our scope and knows no other. */
export interface Registry {
  readonly url: string;
  /** What a folder needs in its `.npmrc` to publish to it and to install from it; everything else comes from where it always does. */
  readonly npmrc: string;
  stop(): void;
}

/** Starts an npm registry on a free port, with its data below `folder`. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  writeFileSync(config, '');
  const server: Server = await runServer({
    configPath: config,
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '@backlot/*': { access: '$all', publish: '$all' } },
    auth: {},
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    max_body_size: '100mb',
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const host = `127.0.0.1:${port}/`;
  return {
    url: `http://${host}`,
    npmrc: `@backlot:registry=http://${host}\n//${host}:_authToken=anyone\n`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
