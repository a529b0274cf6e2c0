import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For what is on its way when the server stops to listen. */
const graceMs = 1000;

/**
 * Ends connections that asked for nothing when the server stops. Browsers and proxies open some ahead; Node counts one without
 * a request as busy, and no longer limits how long its headers take once it stops.
 */
export function endSilent(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const heard = ({ socket }: { socket: Socket }) => void silent.delete(socket);
  app.server.on('request', heard);
  app.server.on('upgrade', heard);
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, graceMs);
  });
}
