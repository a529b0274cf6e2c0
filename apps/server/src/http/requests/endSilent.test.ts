import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startServer } from '../../testing/startServer';

it('a connection that asks for nothing does not keep the server from stopping', async () => {
  const server = await startServer();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server has taken it once it answers somebody who came later.
  await server.get('/main/getCaptchaOpen');
  const ended = once(socket, 'close');
  await server.close();
  await ended;
  expect(socket.bytesRead).toBe(0);
});
