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
  return {
    type: name,
    message: withoutParameters(message),
    stack: withoutParameters(stack ?? ''),
    code,
    ...(cause instanceof Error && { cause: errorLine(cause) }),
  };
}

/** Drizzle lists the parameters behind the statement, over several lines where a text has them. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
