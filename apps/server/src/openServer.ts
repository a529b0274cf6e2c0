import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config';

/** How hard a server works, over the time since the look before. */
export interface Load {
  /** Percent of one core. */
  cpu: number;
  memory: number;
  /** Milliseconds that the event loop was late, 99 of 100 times at most. */
  loopMs: number;
}

/** This server among those on the same database. */
export interface OwnServer {
  /** Made at its start. */
  id: string;
  name: string;
  version: string;
  startTime: Date;
  /** The figures of the last heartbeat. */
  load: () => Load;
  /** Measures anew, from the last time on. */
  measure: () => Load;
}

const resolutionMs = 20;

/** Names this server and begins to measure it. */
export function openServer({ PORT }: Pick<Config, 'PORT'>): OwnServer {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let before = { cpu: process.cpuUsage(), at: performance.now() };
  const measure = (): Load => {
    const { user, system } = process.cpuUsage(before.cpu);
    const ms = Math.max(1, performance.now() - before.at);
    before = { cpu: process.cpuUsage(), at: performance.now() };
    const late = delay.count > 0 ? Math.max(0, delay.percentile(99) / 1e6 - resolutionMs) : 0;
    delay.reset();
    load = { cpu: tenths((user + system) / 1000 / ms / 0.01), memory: process.memoryUsage.rss(), loopMs: tenths(late) };
    return load;
  };
  let load: Load = { cpu: 0, memory: process.memoryUsage.rss(), loopMs: 0 };
  return {
    id: randomUUID(),
    name: `${hostname()}:${PORT || process.pid}`,
    version: manifest.version,
    startTime: new Date(),
    load: () => load,
    measure,
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
