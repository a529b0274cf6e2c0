import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { limitBodies } from './limitBodies';

const app = Fastify();
limitBodies(app, 50);
app.post('/slow', async () => 'done');
app.post('/upload', { config: { isUpload: true } }, async () => 'done');
afterAll(() => app.close());

/** Sends a body of which half comes later; answers what came back. */
async function halfway(path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\nconnection: close\r\n\r\n"a`);
  setTimeout(() => socket.writable && socket.write('b"'), 400);
  await new Promise((resolve) => socket.on('close', resolve));
  return answer;
}

it('C-105 a body that does not come is not waited for, unless it is a file', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await halfway('/slow')).not.toContain('done');
  expect(await halfway('/upload')).toContain('done');
});
