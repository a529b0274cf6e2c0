import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config';
import type { Caller } from '../http/requests/caller';
import { createRates } from '../http/requests/rates';
import { createHub } from './hub';
import { openSockets } from './socketServer';

const config = readConfig({ MODE: 'demo' });
const caller = { sessionId: '1', userId: '7' } as Caller;
const token = 'x'.repeat(43);

let close: () => Promise<void>;
let open: (autoPong: boolean) => WebSocket;
const listen = async (aliveMs: number) => {
  const server = createServer();
  const rates = createRates(config);
  const stop = openSockets({
    server,
    config,
    hub: createHub(),
    rates,
    watch: () => undefined,
    readCaller: async () => caller,
    greet: async () => undefined,
    stillOpen: async (ids) => new Set(ids),
    aliveMs,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  open = (autoPong) => new WebSocket(`ws://127.0.0.1:${port}/api/main/ws/msg`, { headers: { authorization: `Bearer ${token}` }, autoPong });
  close = async () => {
    stop();
    rates.stop();
    await once(server.close(), 'close');
  };
};
afterEach(() => close());

it('says again and again that it is alive to whoever answers its pings', async () => {
  // Long enough for an answer on a busy machine.
  await listen(300);
  const socket = open(true);
  for (let heard = 0; heard < 4; heard += 1) expect(String((await once(socket, 'message'))[0])).toBe('{"type":"alive"}');
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
});

it('C-93 ends a socket that answers no ping', async () => {
  await listen(20);
  const socket = open(false);
  const closed = once(socket, 'close');
  await once(socket, 'ping');
  expect((await closed)[0]).toBe(1006);
});
