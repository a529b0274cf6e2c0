import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../answers/refusal';
import { isPlainJson } from './isPlainJson';

/** Reads JSON bodies: UTF-8 and nothing else, at most 64 levels deep, each key of an object once. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8Named(request)) return void done(new Refusal('mustBeJson'));
    if (!isUtf8(body) || !isPlainJson(body)) return void done(new Refusal('jsonMalformed'));
    return void parse(request, body.toString('utf8'), done);
  });
}

const isUtf8Named = ({ headers }: FastifyRequest): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
};
