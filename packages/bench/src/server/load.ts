import { Agent, request } from 'node:http';

/** Call number `turn` as it is sent; only ever to this machine. */
interface Wanted {
  address: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

interface Load {
  calls: number;
  /** Calls under way at any time, each on a connection of its own that stays open. */
  concurrency: number;
  wanted: (turn: number) => Wanted;
  /** Whether an answer counts as one; whatever else is thrown. */
  isRight: (status: number, body: string) => boolean;
}

interface Measured {
  perSecond: number;
  /** Milliseconds of each call, ascending. */
  each: number[];
}

/** Sends a bounded number of calls, the next as soon as one is answered. */
export async function load({ calls, concurrency, wanted, isRight }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const each: number[] = [];
  let turn = 0;
  const worker = async () => {
    while (turn < calls) {
      const at = turn;
      turn += 1;
      const begun = performance.now();
      const { status, body } = await send(wanted(at), agent);
      each.push(performance.now() - begun);
      if (!isRight(status, body)) throw new Error(`Call ${at} to ${wanted(at).address} was answered ${status}: ${body.slice(0, 300)}`);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return { perSecond: calls / seconds, each: each.sort((a, b) => a - b) };
}

/** The value that a share of ascending ones does not exceed. */
export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

const send = ({ address, method = 'GET', headers = {}, body }: Wanted, agent: Agent) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(
      address,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
