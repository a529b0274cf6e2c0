import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { io as connectSocketIo } from 'socket.io-client';
import { WebSocket } from 'ws';
import type { BenchResult } from './BenchResult';
import { compare, median, type Round } from './compare';
import type { ServerAnswer } from './socketServers';
import { wallClock } from './wallClock';

const clients = 5000;
const rounds = 7;
const broadcastsPerRound = 3;
const longestMs = 180_000;

/** B26: a notice to 5,000 sockets on loopback, until the slowest percent has it, beside Socket.IO. Each server is a process of its own. */
export async function run(): Promise<BenchResult[]> {
  const asUsed = await measure(connectPeer);
  const serverOnly = await measure(connectBarePeer);
  return [
    compare({
      id: 'B26',
      name: 'notice to 5,000 sockets, p99, beside Socket.IO with its client',
      rounds: asUsed,
      unit: 'ms',
      bar: '≤ 0.7',
    }),
    compare({ id: 'B26', name: 'the same with one bare client on both sides: servers only', rounds: serverOnly, unit: 'ms', bar: 'none' }),
  ];
}

/** Opens one client and answers how to close it; `hear` is called for each notice. */
type Connect = (port: number, hear: () => void) => Promise<() => void>;

/** Interleaved rounds of ours and the peer, the first one as a warm-up. Ends by itself, whatever happens. */
async function measure(connectToPeer: Connect): Promise<Round[]> {
  const sides = [openSide('ours', connectOurs), openSide('peer', connectToPeer)] as const;
  const timeUp = setTimeout(() => sides.forEach((side) => side.close()), longestMs);
  try {
    for (const side of sides) await side.connect();
    const [one, other] = sides;
    const measured: Round[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const mine: number[] = [];
      const theirs: number[] = [];
      for (let turn = 0; turn < broadcastsPerRound; turn += 1) {
        mine.push(await one.broadcast());
        theirs.push(await other.broadcast());
      }
      if (round >= 0) measured.push([median(mine), median(theirs)]);
    }
    return measured;
  } finally {
    clearTimeout(timeUp);
    sides.forEach((side) => side.close());
  }
}

/** One server and its 5,000 clients. */
function openSide(kind: 'ours' | 'peer', connect: Connect) {
  const server = fork(fileURLToPath(new URL('socketServers.ts', import.meta.url)), [kind]);
  const disconnects: (() => void)[] = [];
  let arrived: number[] = [];
  let complete = () => {};

  const hear = () => {
    arrived.push(wallClock());
    if (arrived.length === clients) complete();
  };

  return {
    async connect() {
      const { port } = (await answerOf(server)) as { port: number };
      while (disconnects.length < clients) {
        disconnects.push(...(await Promise.all(Array.from({ length: 100 }, () => connect(port, hear)))));
      }
    },
    /** Milliseconds from the call in the server until 99 of 100 clients have the notice. */
    async broadcast(): Promise<number> {
      arrived = [];
      const everyone = new Promise<void>((resolve) => {
        complete = resolve;
      });
      const answer = answerOf(server);
      server.send('broadcast');
      const { sentAt } = (await answer) as { sentAt: number };
      await Promise.race([everyone, ended(server)]);
      const latencies = arrived.map((at) => at - sentAt).toSorted((a, b) => a - b);
      return latencies[Math.floor(clients * 0.99)] ?? Number.NaN;
    },
    close() {
      server.kill();
      for (const disconnect of disconnects) disconnect();
    },
  };
}

/** The next answer of a server; rejects when the server ends instead. */
const answerOf = (server: ChildProcess): Promise<ServerAnswer> =>
  Promise.race([once(server, 'message').then(([message]) => message as ServerAnswer), ended(server)]);

const endings = new WeakMap<ChildProcess, Promise<never>>();

function ended(server: ChildProcess): Promise<never> {
  const known = endings.get(server);
  if (known) return known;
  const ending = once(server, 'exit').then((): never => {
    throw new Error('A socket server ended before the benchmark did.');
  });
  ending.catch(() => undefined);
  endings.set(server, ending);
  return ending;
}

const connectOurs: Connect = async (port, hear) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/main/ws/msg`, { perMessageDeflate: false });
  socket.on('message', hear);
  await once(socket, 'open');
  return () => socket.terminate();
};

const connectPeer: Connect = async (port, hear) => {
  const socket = connectSocketIo(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  socket.on('notice', hear);
  await new Promise<void>((connected, refused) => void socket.on('connect', connected).on('connect_error', refused));
  return () => void socket.disconnect();
};

/** Speaks just enough of the peer's protocol: joins the namespace, answers pings, hears events. */
const connectBarePeer: Connect = async (port, hear) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  await new Promise<void>((joined, refused) => {
    socket.on('error', refused);
    socket.on('message', (data: Buffer) => {
      const packet = data.toString('latin1', 0, 2);
      if (packet === '42') hear();
      else if (packet === '40') joined();
      else if (packet.startsWith('0')) socket.send('40');
      else if (packet === '2') socket.send('3');
    });
  });
  return () => socket.terminate();
};
