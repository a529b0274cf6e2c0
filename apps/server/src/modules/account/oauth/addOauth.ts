import type { FastifyInstance } from 'fastify';
import type { Rates } from '../../../http/requests/rates';
import type { Services } from '../../../services';
import { homeOf, needService } from './services';
import { isLinking } from './ways';

type Source = { Params: { source: string } };
type Back = Source & { Querystring: { state?: unknown; code?: unknown } };

/** What a browser opens by itself: the way to a service, and back from it. Both lead to the console, which goes on. */
export async function addOauth(app: FastifyInstance, { config, database }: Services, rates: Pick<Rates, 'countAddress'>): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip }) => rates.countAddress(ip));
    scope.get<Source>('/api/main/oauth/render/:source', async ({ params }, reply) => {
      const { source } = needService(config, params.source);
      return reply.redirect(`${homeOf(config)}/user/login?through=${source}`);
    });
    scope.get<Back>('/api/main/oauth/callback/:source', async ({ params, query }, reply) => {
      const { source } = needService(config, params.source);
      const state = textOf(query.state);
      const code = textOf(query.code);
      const page = (await isLinking(database.db, state)) ? 'account/settings/binding' : 'user/login';
      return reply.redirect(`${homeOf(config)}/${page}?${new URLSearchParams({ oauth: source, state, code })}`);
    });
  });
}

/** Without a code the person said no. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');
