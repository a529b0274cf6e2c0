import { expect, vi } from 'vitest';
import { fileOf } from './fileOf';
import type { TestServer } from './startServer';
import type { TestClient } from './testClient';

/** The bytes of an export that a call asks for, once it is made. */
export async function exported(server: TestServer, client: TestClient, path: string, query: object): Promise<Buffer> {
  const { body } = await client.post(path, query);
  const { id } = body.data as { id: string };
  await vi.waitFor(
    async () => {
      const { rows } = (await client.get('/main/download/page')).body.data as { rows: { id: string; taskStatus: number }[] };
      expect(rows.find((row) => row.id === id)?.taskStatus).toBe(2);
    },
    { timeout: 20_000, interval: 20 },
  );
  return fileOf(server, client, id);
}
