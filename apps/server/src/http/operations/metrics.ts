import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config';
import { Refusal } from '../answers/refusal';

/** What the operator watches. */
export interface Metrics {
  cspReports: Counter<'directive'>;
  /** Mounts /metrics and times every answer. */
  mount(app: FastifyInstance): void;
  stop(): void;
}

interface Watched {
  config: Config;
  countSockets: () => number;
}

/** Figures for Prometheus at /metrics: for this machine, or with METRICS_TOKEN as bearer; a 404 for everybody else. */
export function createMetrics({ config, countSockets }: Watched): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const cspReports = new Counter({
    name: 'csp_reports_total',
    help: 'Violations reported by browsers',
    labelNames: ['directive'],
    registers,
  });
  const sockets: Gauge = new Gauge({
    name: 'websockets_open',
    help: 'Open websockets',
    registers,
    collect: () => sockets.set(countSockets()),
  });
  return {
    cspReports,
    mount(app) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        seconds.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
      });
      app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
        if (!mayRead(request, config.METRICS_TOKEN)) throw new Refusal('pathNotFound', { path: '/metrics' });
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
    stop: () => registry.clear(),
  };
}

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

const isSame = (a: string, b: string) => Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
