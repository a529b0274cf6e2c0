import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** JSON lines with request ids; never a query string, header, body or parameter of a statement, so never a token or password. */
export const loggerOptions = (level: Config['logLevel']) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], ip }),
    err: errorLine,
  },
});

/** What failed, with the causes behind it: a fault of the database names its statement, not what was in it. */
function errorLine({ name, message, stack, code, cause }: Error & { code?: string }): object {
  const frames = stack?.slice(Math.max(0, stack.search(/\n {4}at /)));
  return {
    type: name,
    message: withoutValues(message, code),
    stack: frames ?? '',
    code,
    ...(cause instanceof Error && { cause: errorLine(cause) }),
  };
}

/** Drizzle lists the parameters behind a statement; data exceptions of the database, class 22, quote what they could not take. */
const withoutValues = (message: string, code: string | undefined): string =>
  (code?.startsWith('22') ? message.replace(/:.*/s, '') : message).replace(/\nparams: .*/s, '');
