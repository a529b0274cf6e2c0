import type { Area } from '@backlot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from './consoleFiles';
import { Refusal } from './refusal';
import { sendFailure } from './sendFailure';

interface Pages {
  areas: Area[];
  sendPage: (reply: FastifyReply) => Promise<FastifyReply>;
}

/** Answers what no route matched: the console's page, 1013001, or the right method by name. */
export function answerUnmatched({ areas, sendPage }: Pages) {
  const methods = new Map(areas.flatMap((area) => Object.values(area)).map(({ path, method }) => [`/api${path}`, method]));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const method = methods.get(path);
    if (method) {
      void reply.header('allow', method);
      return sendFailure(new Refusal(method === 'POST' ? 'methodMustBePost' : 'methodMustBeGet'), request, reply);
    }
    if ((request.method === 'GET' || request.method === 'HEAD') && isPagePath(path)) return sendPage(reply);
    return sendFailure(new Refusal('pathNotFound', { path: path.slice(0, 200) }), request, reply);
  };
}
