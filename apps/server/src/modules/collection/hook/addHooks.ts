import type { FastifyInstance } from 'fastify';
import type { Rates } from '../../../http/requests/rates';
import type { Services } from '../../../services';
import { receive } from './receive';

const mostBytes = 64 * 1024;

/** Where channels say "look again": signed by the channel, not by a session. The body is read as it came. */
export async function addHooks(app: FastifyInstance, services: Services, rates: Pick<Rates, 'countAddress'>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { id: string } }>('/api/hooks/tiktokShop/:id', async (request, reply) => {
      rates.countAddress(request.ip);
      const { authorization: signature = '' } = request.headers;
      const body = typeof request.body === 'string' ? request.body : '';
      return reply.code(await receive(services, { id: request.params.id, body, signature, now: new Date() })).send({});
    });
  });
}
