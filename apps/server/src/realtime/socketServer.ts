import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errors, type SocketMessage, socketAliveMs, watchMessage } from '@backlot/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config';
import type { ReadCaller } from '../http/requests/authenticate';
import type { Caller } from '../http/requests/caller';
import { errorText } from '../http/requests/language';
import type { Rates } from '../http/requests/rates';
import { Refusal } from '../http/answers/refusal';
import { toRefusal } from '../http/answers/toRefusal';
import { admit, whoIs } from './admit';
import type { Watcher } from './createWatches';
import { type Hub, write } from './hub';

interface Sockets {
  server: Server;
  config: Config;
  hub: Hub;
  readCaller: ReadCaller;
  rates: Rates;
  /** Hears which records the page of a socket shows; none when it closes. */
  watch: (watcher: Watcher, objects: readonly string[]) => void;
  /** The first message of a new socket: what the person may have missed. */
  greet: (caller: Caller) => Promise<void>;
  /** Which of some sessions are still open. */
  stillOpen: (sessionIds: string[]) => Promise<Set<string>>;
  /** How often the other side is asked and told that it is there. */
  aliveMs?: number;
}

const mostBytes = 4096;
const mostPerSecond = 20;
const alive = JSON.stringify({ type: 'alive' } satisfies SocketMessage);

/** The websocket `/api/main/ws/msg`; answers how to stop it. */
export function openSockets({ server, config, hub, readCaller, rates, watch, greet, stillOpen, aliveMs = socketAliveMs }: Sockets) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false, clientTracking: true });
  const answered = new WeakSet<WebSocket>();
  let stopping = false;

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const ip = addressOf(request, config);
    try {
      if (stopping) throw new Refusal('unavailable');
      const caller = await admit(request, ip, { config, hub, readCaller, rates });
      if (stopping) throw new Refusal('unavailable');
      sockets.handleUpgrade(request, stream, head, (socket) => {
        answered.add(socket);
        socket.on('pong', () => answered.add(socket));
        const watcher = {
          caller: () => whoIs(request, readCaller),
          send: (message: SocketMessage) => write(socket, JSON.stringify(message)),
        };
        guard(socket, (objects) => watch(watcher, objects));
        socket.once('close', () => watch(watcher, []));
        hub.add({ socket, caller, ip });
        void greet(caller).catch(() => socket.close(1011));
      });
    } catch (error) {
      refuse(stream, error);
    }
  };
  server.on('upgrade', (request, stream, head) => void upgrade(request, stream, head));

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (answered.delete(socket)) {
        socket.ping();
        socket.send(alive);
      } else socket.terminate();
    }
    void endClosedSessions().catch(() => {});
  }, aliveMs);
  heartbeat.unref();

  async function endClosedSessions() {
    const ids = hub.sessionIds();
    if (ids.length === 0) return;
    const open = await stillOpen(ids);
    hub.endSessions(
      ids.filter((id) => !open.has(id)),
      errors.loginExpired.code,
    );
  }

  return () => {
    stopping = true;
    clearInterval(heartbeat);
    hub.closeAll();
    sockets.close();
    const late = setTimeout(() => {
      for (const socket of sockets.clients) socket.terminate();
    }, 1000);
    late.unref();
  };
}

/** The nearest address that a trusted proxy named, otherwise the other end of the connection. */
function addressOf({ headers, socket }: IncomingMessage, { TRUST_PROXY }: Config): string {
  const forwarded =
    TRUST_PROXY.length > 0
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
  return forwarded || (socket.remoteAddress ?? '');
}

/** Clients say which records they show and nothing else: little is tolerated, a flood or binary data is not. */
function guard(socket: WebSocket, watch: (objects: readonly string[]) => void): void {
  let since = performance.now();
  let heard = 0;
  const count = () => {
    const now = performance.now();
    if (now - since > 1000) [since, heard] = [now, 0];
    heard += 1;
    if (heard > mostPerSecond) drop(socket);
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary) return void drop(socket);
    count();
    const wish = watchMessage.safeParse(parsed(String(data)));
    if (wish.success) watch(wish.data.objects);
  });
  socket.on('ping', count);
  socket.on('error', () => {});
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Closes with 1008, and for good when the other side does not follow. */
function drop(socket: WebSocket): void {
  socket.pause();
  socket.close(1008, 'policy');
  setTimeout(() => socket.terminate(), 500).unref();
}

function refuse(stream: Duplex, error: unknown): void {
  const { status, code, reason, params } = toRefusal(error, '');
  const httpStatus = status === 200 ? 403 : status;
  const body = JSON.stringify({ success: false, code, message: errorText(reason, 'en', params), data: null });
  stream.end(
    `HTTP/1.1 ${httpStatus} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
