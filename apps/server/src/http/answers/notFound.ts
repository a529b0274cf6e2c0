import type { Area } from '@backlot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from './consoleFiles';
import { Refusal } from './refusal';
import { sendFailure } from './sendFailure';

interface Pages {
  areas: Area[];
  /** Absent where no console is served. */
  sendPage?: (reply: FastifyReply) => Promise<FastifyReply>;
}

/** Answers what no route matched: the console's page, 1013001, or the right method by name. */
export function answerUnmatched({ areas, sendPage }: Pages) {
  const methods = new Map<string, string[]>();
  for (const { path, method } of areas.flatMap((area) => Object.values(area)))
    methods.set(`/api${path}`, [...(methods.get(`/api${path}`) ?? []), method].toSorted());
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = methods.get(path);
    if (allowed) {
      void reply.header('allow', allowed.join(', '));
      return sendFailure(new Refusal(allowed.includes('POST') ? 'methodMustBePost' : 'methodMustBeGet'), request, reply);
    }
    if (sendPage && (request.method === 'GET' || request.method === 'HEAD') && isPagePath(path)) return sendPage(reply);
    return sendFailure(new Refusal('pathNotFound', { path: path.slice(0, 200) }), request, reply);
  };
}
