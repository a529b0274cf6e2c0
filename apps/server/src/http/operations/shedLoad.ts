import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../answers/refusal';

/**
 * Answers calls 503 (1016006) while the event loop is later than this, so that those already taken come to their end; what
 * watches the server (`/healthz`, `/readyz`, `/metrics`) and the files of the console are answered all the same.
 */
export async function shedLoad(app: FastifyInstance, aboveMs: number): Promise<void> {
  if (aboveMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: aboveMs,
    pressureHandler: ({ url }) => {
      if (url.startsWith('/api/')) throw new Refusal('unavailable', {}, { retryAfter: 2 });
    },
  });
}
