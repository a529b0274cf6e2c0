import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** JSON lines with request ids; never a query string, header or body, so never a token or password. */
export const loggerOptions = (level: Config['logLevel']) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], ip }),
    err: ({ name, message, stack, code }: Error & { code?: string }) => ({ type: name, message, stack: stack ?? '', code }),
  },
});
