import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { type Manifest, manifestShape } from './manifest';

const wish = z.strictObject({ folder: z.string().min(1).max(4096) });
const answer = z.union([z.object({ manifest: manifestShape }), z.object({ problem: z.string() })]);

/** Where a server on an embedded database is asked for a backup: only who may read its data folder gets there. */
function doorOf(dataDir: string): string {
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\backlot-${short}`;
  const door = join(dataDir, 'backup.sock');
  // A longer path cannot be listened on.
  return door.length <= 100 ? door : join(tmpdir(), `backlot-${short}.sock`);
}

/** Lets a backup be asked for while the server runs; answers how to stop. */
export async function answerBackups(dataDir: string, backUp: (folder: string) => Promise<Manifest>): Promise<() => Promise<void>> {
  const door = doorOf(dataDir);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    const answered = async () => {
      const { folder } = wish.parse(JSON.parse(await text(socket)));
      return { manifest: await backUp(folder) };
    };
    void answered()
      .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }))
      .then((said) => socket.end(JSON.stringify(said)));
  });
  // One that a killed server left; the data folder is ours.
  if (process.platform !== 'win32') rmSync(door, { force: true });
  await once(server.listen(door), 'listening');
  if (process.platform !== 'win32') chmodSync(door, 0o600);
  return async () => {
    server.close();
  };
}

/** Asks the server that runs on a data folder for a backup; undefined when none runs. */
export async function askServer(dataDir: string, folder: string): Promise<Manifest | undefined> {
  const socket = connect(doorOf(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify({ folder }));
  const said = answer.parse(JSON.parse(await text(socket)));
  if ('problem' in said) throw new Error(said.problem);
  return said.manifest;
}
