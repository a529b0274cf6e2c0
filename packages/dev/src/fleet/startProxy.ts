import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './listen.ts';

export interface Proxy {
  url: string;
  /** Whether a server gets requests: its /readyz said so a moment ago. */
  isReady: (target: string) => boolean;
  close: () => Promise<void>;
}

const lookMs = 100;
const patienceMs = 20_000;

/**
 * The smallest proxy that a fleet needs: requests go in turn to servers whose /readyz says so, one connection each. It sends
 * nothing twice: another server is only asked when a request has not left.
 */
export async function startProxy({ port, targets }: { port: number; targets: readonly string[] }): Promise<Proxy> {
  const ready = new Set<string>();
  const ending = new AbortController();
  let turn = 0;
  const next = async (): Promise<string | undefined> => {
    for (const end = Date.now() + patienceMs; Date.now() < end && !ending.signal.aborted; await pause(lookMs)) {
      const some = targets.filter((target) => ready.has(target));
      if (some.length > 0) return some[(turn += 1) % some.length];
    }
    return undefined;
  };
  const looking = Promise.all(
    targets.map(async (target) => {
      while (!ending.signal.aborted) {
        const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(2000)]);
        const isReady = await fetch(`${target}/readyz`, { signal }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(target);
        else ready.delete(target);
        await pause(lookMs);
      }
    }),
  );

  /** Sends a request to the next server; `sendBody` once there is a connection. */
  const forward = async (request: IncomingMessage, way: Way): Promise<void> => {
    const target = await next();
    if (!target) return way.failed();
    const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    const passed = ask(new URL(request.url ?? '/', target), {
      method: request.method,
      headers: { ...request.headers, 'x-forwarded-for': forwarded },
      agent: false,
    });
    let hasLeft = false;
    passed.on('socket', (socket) =>
      socket.once('connect', () => {
        hasLeft = true;
        way.sendBody(passed);
      }),
    );
    passed.on('response', (answer) => {
      if (!way.upgraded || answer.statusCode !== 503) return way.answered(answer);
      // A page that opens its socket at a server that stops gets another one: an opening carries nothing that could happen twice.
      answer.resume();
      ready.delete(target);
      void forward(request, way);
    });
    passed.on('upgrade', (answer, stream, head) => way.upgraded?.(answer, stream, head));
    passed.on('error', () => {
      ready.delete(target);
      if (hasLeft) way.failed();
      else void forward(request, way);
    });
    way.left(() => passed.destroy());
  };

  const server = createServer((request, response) => void forward(request, overHttp(request, response)));
  server.on('upgrade', (request, stream, head) => void forward(request, overSocket(stream, head)));
  const listening = await listen(server, port);
  return {
    url: `http://127.0.0.1:${listening.port}`,
    isReady: (target) => ready.has(target),
    close: async () => {
      ending.abort();
      await looking;
      await listening.close();
    },
  };
}

interface Way {
  sendBody: (passed: ReturnType<typeof ask>) => void;
  answered: (answer: IncomingMessage) => void;
  upgraded?: (answer: IncomingMessage, stream: Duplex, head: Buffer) => void;
  failed: () => void;
  /** Hears when the caller has gone. */
  left: (gone: () => void) => void;
}

const overHttp = (request: IncomingMessage, response: ServerResponse): Way => ({
  sendBody: (passed) => request.pipe(passed),
  answered: (answer) => {
    const { connection: _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.on('error', () => response.destroy());
    answer.on('aborted', () => response.destroy());
    answer.pipe(response);
  },
  failed: () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'retry-after': '1' }).end();
  },
  left: (gone) =>
    response.once('close', () => {
      if (!response.writableFinished) gone();
    }),
});

const overSocket = (stream: Duplex, head: Buffer): Way => ({
  sendBody: (passed) => passed.end(),
  answered: (answer) => {
    stream.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${headLines(answer)}\r\n`);
    answer.pipe(stream);
  },
  upgraded: (answer, other, first) => {
    stream.write(`HTTP/1.1 101 Switching Protocols\r\n${headLines(answer)}\r\n`);
    if (first.length > 0) stream.write(first);
    if (head.length > 0) other.write(head);
    stream.pipe(other).pipe(stream);
    other.on('error', () => stream.destroy());
    other.on('close', () => stream.destroy());
    stream.on('close', () => other.destroy());
  },
  failed: () => stream.destroy(),
  left: (gone) => {
    stream.once('error', gone);
  },
});

const headLines = ({ rawHeaders }: IncomingMessage): string =>
  rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}\r\n`] : [])).join('');
