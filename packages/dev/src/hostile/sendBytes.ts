import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer } from './Answer.ts';
import type { HostileRequest } from './HostileRequest.ts';
import { readAnswer } from './readAnswer.ts';

interface Sending {
  /** `http://127.0.0.1:5080`. */
  url: string;
  /** What stands in the place of `{token}`, `{origin}` and `{ended}`. */
  words: Readonly<Record<string, string>>;
  patienceMs?: number;
}

/** How long a socket is looked at after it was opened. */
const socketMs = 150;

/** Sends a request byte for byte, as no client of HTTP would, on a connection of its own. */
export async function sendBytes(request: HostileRequest, { url, words, patienceMs = 10_000 }: Sending): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  let isLate = false;
  socket.on('data', (part) => parts.push(part));
  // A server may cut off what it does not like while more of it is on its way.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, patienceMs);
  await once(socket, 'connect').catch(() => undefined);
  write(socket, request, headOf(request, `${hostname}:${port}`, words));
  if (request.isSocket) await leaveSoon(socket, closed);
  await closed;
  clearTimeout(timer);
  return { ...readAnswer(Buffer.concat(parts)), ms: performance.now() - begun, isLate };
}

function write(socket: Socket, { body, isCutOff }: HostileRequest, head: Buffer): void {
  socket.write(Buffer.concat([head, body]));
  if (isCutOff) socket.end();
}

/** A socket that was opened is closed again by this side, unless the other one did. */
async function leaveSoon(socket: Socket, closed: Promise<unknown>): Promise<void> {
  await Promise.race([once(socket, 'data'), closed]);
  const timer = setTimeout(() => socket.destroy(), socketMs);
  await closed;
  clearTimeout(timer);
}

function headOf({ method, target, headers, isSocket }: HostileRequest, host: string, words: Sending['words']): Buffer {
  const own: [string, string][] = [
    ...(headers.some(([name]) => name === 'host') ? [] : [['host', host] as [string, string]]),
    ...(isSocket || headers.some(([name]) => name === 'connection') ? [] : [['connection', 'close'] as [string, string]]),
  ];
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
  const lines = [`${method} ${filled(target)} HTTP/1.1`, ...[...own, ...headers].map(([name, value]) => `${name}: ${filled(value)}`)];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
