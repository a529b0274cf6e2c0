import { createHash } from 'node:crypto';
import type { Config } from '../../config';
import { refuseFor } from '../answers/refusal';

/** Requests a minute: per session once it is known, per address for everybody else. Each instance counts for itself. */
export interface Rates {
  /** Before anything is looked up: refuses an address that is over its limit and brings no token seen before. */
  begin(ip: string, token: string | undefined): void;
  countSession(token: string): void;
  countAddress(ip: string): void;
  stop(): void;
}

export function createRates({ RATE_PER_TOKEN, RATE_PER_ADDRESS }: Config): Rates {
  const counts = new Map<string, number>();
  let since = Date.now();
  const timer = setInterval(() => {
    counts.clear();
    since = Date.now();
  }, 60_000);
  timer.unref();
  const wait = () => Math.max(1, Math.ceil((since + 60_000 - Date.now()) / 1000));
  const count = (key: string, most: number) => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    if (next > most) throw refuseFor('tooManyRequests', wait());
  };
  return {
    begin(ip, token) {
      if ((counts.get(addressKey(ip)) ?? 0) <= RATE_PER_ADDRESS) return;
      if (!token || !counts.has(sessionKey(token))) throw refuseFor('tooManyRequests', wait());
    },
    countSession: (token) => count(sessionKey(token), RATE_PER_TOKEN),
    countAddress: (ip) => count(addressKey(ip), RATE_PER_ADDRESS),
    stop: () => clearInterval(timer),
  };
}

const addressKey = (ip: string) => `a:${ip}`;
const sessionKey = (token: string) => `s:${createHash('sha256').update(token).digest('base64url')}`;
