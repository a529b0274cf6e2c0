import type { TestClient } from './testClient';
import type { TestServer } from './startServer';

/** The bytes of an export that is ready. */
export async function fileOf({ url }: TestServer, { token = '' }: TestClient, id: string): Promise<Buffer> {
  const answer = await fetch(`${url}/api/main/download/file?id=${id}`, { headers: { authorization: `Bearer ${token}` } });
  return Buffer.from(await answer.arrayBuffer());
}
