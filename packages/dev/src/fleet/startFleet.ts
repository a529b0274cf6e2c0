import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startBucket } from './bucket.ts';
import { listen } from './listen.ts';
import { type Member, startMember } from './startMember.ts';
import { startProxy } from './startProxy.ts';

/** Servers on one database and one place for files, behind one address. */
export interface Fleet {
  url: string;
  /** The servers' own addresses. */
  members: readonly string[];
  /** Ends a server as a deploy does and starts it again; answers its exit code once requests go to it. */
  restart: (n: number) => Promise<number | null>;
  /** Kills a server and leaves it so. */
  kill: (n: number) => Promise<void>;
  close: () => Promise<void>;
}

interface Plan {
  databaseUrl: string;
  /** How a server is started: the arguments of Node. */
  command: readonly string[];
  /** Where the fleet keeps its files and drafts. */
  folder: string;
  count?: number;
  /** Of the one address; a free one unless named. */
  port?: number;
  /** Settings of the servers. */
  env?: Record<string, string>;
}

/** Longer than the proxy needs to hear that a server stops, on a busy machine too. */
const drainMs = '2000';

export async function startFleet({ databaseUrl, command, folder, count = 2, port = 0, env = {} }: Plan): Promise<Fleet> {
  const bucket = env['FILES_S3_BUCKET'] ? undefined : await startBucket(`${folder}/bucket`);
  const ports = await freePorts(count);
  const start = (n: number) =>
    startMember({
      command,
      port: ports[n] ?? 0,
      env: {
        MODE: 'demo',
        DATABASE_URL: databaseUrl,
        DATA_DIR: `${folder}/server${n + 1}`,
        TRUST_PROXY: '127.0.0.1',
        DRAIN_MS: drainMs,
        ...(bucket && {
          FILES_S3_BUCKET: 'backlot',
          FILES_S3_ENDPOINT: bucket.url,
          FILES_S3_KEY: 'fleet',
          FILES_S3_SECRET: 'fleet-secret',
        }),
        ...env,
      },
    });
  // The first one migrates and prepares data, the others wait for it.
  const members: Member[] = ports.map((_, n) => start(n));
  const targets = members.map(({ url }) => url);
  const endAll = () => Promise.all(members.map((member) => member.end('SIGKILL')));
  try {
    await Promise.all(members.map((member) => member.ready()));
  } catch (error) {
    await endAll();
    await bucket?.close();
    throw error;
  }
  const proxy = await startProxy({ port, targets });
  const inUse = async (n: number) => {
    while (!proxy.isReady(targets[n] ?? '')) await pause(20);
  };
  await Promise.all(targets.map((_, n) => inUse(n)));
  let isClosing = false;
  return {
    url: proxy.url,
    members: targets,
    restart: async (n) => {
      const code = (await members[n]?.end('SIGTERM')) ?? null;
      if (isClosing) return code;
      members[n] = start(n);
      await members[n].ready();
      await inUse(n);
      return code;
    },
    kill: async (n) => void (await members[n]?.end('SIGKILL')),
    close: async () => {
      isClosing = true;
      await proxy.close();
      await endAll();
      await bucket?.close();
    },
  };
}

/** Ports that nobody listens on, different from each other. */
async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, () => listen(createServer())));
  await Promise.all(probes.map(({ close }) => close()));
  return probes.map(({ port }) => port);
}
