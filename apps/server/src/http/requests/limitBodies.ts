import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes as long as a slow network needs for a file. */
    isUpload?: boolean;
  }
}

const bodyMs = 60_000;

/** Cuts a connection whose request is not there within a minute (quality section 6); uploads have what the server allows at most. */
export function limitBodies(app: FastifyInstance, ms = bodyMs): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && !request.routeOptions.config.isUpload) {
      const timer = setTimeout(() => {
        if (!request.raw.complete) request.raw.destroy();
      }, ms);
      timer.unref();
      request.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
