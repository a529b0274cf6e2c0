import type { TestClient } from './testClient';

interface File {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** Sends one file in the part `file`, as a form of the console would. */
export function upload(
  client: TestClient,
  path: string,
  { name, bytes, type = 'application/octet-stream' }: File,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
  return client.send(path, {
    method: 'POST',
    headers: { ...(client.token ? { authorization: `Bearer ${client.token}` } : {}), ...headers },
    body: form,
  });
}
