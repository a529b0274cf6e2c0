import { expect, vi } from 'vitest';
import { fileOf } from './fileOf';
import type { TestServer } from './startServer';
import type { TestClient } from './testClient';

interface Order {
  /** The call that begins it. */
  path: string;
  query: object;
  headers?: Record<string, string>;
}

/** The bytes of a file that is made in the background, once it is there. */
export async function madeFile(server: TestServer, client: TestClient, { path, query, headers }: Order): Promise<Buffer> {
  const { id } = (await client.post(path, query, headers)).body.data as { id: string };
  await vi.waitFor(
    async () => {
      const { rows } = (await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] };
      expect(rows.find((row) => row.id === id)?.taskStatus).toBe(2);
    },
    { timeout: 20_000, interval: 20 },
  );
  return fileOf(server, client, id);
}
