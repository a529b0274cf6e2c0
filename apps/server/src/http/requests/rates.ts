import { createHash } from 'node:crypto';
import type { Config } from '../../config';
import { refuseFor } from '../answers/refusal';

/** Requests a minute: per session once it is known, per address for everybody else. What is many is told to the other servers. */
export interface Rates {
  /** Before anything is looked up: refuses an address that is over its limit and brings no token seen before. */
  begin(ip: string, token: string | undefined): void;
  countSession(token: string): void;
  countAddress(ip: string): void;
  /** What another server counted. */
  hear(server: string, told: Told): void;
  stop(): void;
}

/** What a server counted in the minute that it is in, and how much of that minute is left, in milliseconds. */
export interface Told {
  counts: Record<string, number>;
  leftMs: number;
}

const minute = 60_000;
const tellMs = 1000;
/** Below this part of its limit a count is nobody else's business. */
const manyPart = 0.1;

// Not by the clock of the day, which may be set back an hour.
export function createRates({ RATE_PER_TOKEN, RATE_PER_ADDRESS }: Config, tell: (told: Told) => void = () => {}): Rates {
  const counts = new Map<string, number>();
  const fresh = new Set<string>();
  const others = new Map<string, Told & { until: number }>();
  let since = performance.now();
  const leftMs = () => since + minute - performance.now();
  const ending = setInterval(() => {
    counts.clear();
    fresh.clear();
    since = performance.now();
  }, minute);
  const telling = setInterval(() => {
    if (fresh.size === 0) return;
    tell({ counts: Object.fromEntries([...fresh].map((key) => [key, counts.get(key) ?? 0])), leftMs: leftMs() });
    fresh.clear();
  }, tellMs);
  for (const timer of [ending, telling]) timer.unref();
  const wait = () => Math.max(1, Math.ceil(leftMs() / 1000));
  const elsewhere = (key: string) => {
    let sum = 0;
    for (const { counts: theirs, until } of others.values()) if (until > performance.now()) sum += theirs[key] ?? 0;
    return sum;
  };
  const countOf = (key: string) => (counts.get(key) ?? 0) + elsewhere(key);
  const count = (key: string, most: number) => {
    const own = (counts.get(key) ?? 0) + 1;
    counts.set(key, own);
    if (own >= most * manyPart && own <= most) fresh.add(key);
    if (own + elsewhere(key) > most) throw refuseFor('tooManyRequests', wait());
  };
  return {
    begin(ip, token) {
      if (countOf(addressKey(ip)) <= RATE_PER_ADDRESS) return;
      if (!token || !counts.has(sessionKey(token))) throw refuseFor('tooManyRequests', wait());
    },
    countSession: (token) => count(sessionKey(token), RATE_PER_TOKEN),
    countAddress: (ip) => count(addressKey(ip), RATE_PER_ADDRESS),
    hear(server, told) {
      const before = others.get(server);
      const until = performance.now() + told.leftMs;
      // A later end is another minute: what was counted before is over.
      const isSame = before !== undefined && Math.abs(before.until - until) < minute / 2 && before.until > performance.now();
      others.set(server, { ...told, counts: isSame ? { ...before.counts, ...told.counts } : told.counts, until });
    },
    stop: () => {
      clearInterval(ending);
      clearInterval(telling);
    },
  };
}

const addressKey = (ip: string) => `a:${ip}`;
const sessionKey = (token: string) => `s:${createHash('sha256').update(token).digest('base64url')}`;
