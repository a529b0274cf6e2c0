import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../answers/refusal';

/** Deeper than any form of the product, and shallow enough for everything that walks through it. */
const mostLevels = 64;

/** Reads JSON bodies: UTF-8 and nothing else, at most 64 levels deep. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8Named(request)) return void done(new Refusal('mustBeJson'));
    if (!isUtf8(body) || levelsOf(body) > mostLevels) return void done(new Refusal('jsonMalformed'));
    return void parse(request, body.toString('utf8'), done);
  });
}

const isUtf8Named = ({ headers }: FastifyRequest): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
};

const [quote, backslash, openBrace, openBracket, closeBrace, closeBracket] = [...Buffer.from('"\\{[}]')] as [
  number,
  number,
  number,
  number,
  number,
  number,
];

/** How deep brackets stand in each other, those in texts left out. */
function levelsOf(body: Buffer): number {
  let [level, deepest, isText] = [0, 0, false];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    else if (!isText && (byte === openBrace || byte === openBracket)) deepest = Math.max(deepest, (level += 1));
    else if (!isText && (byte === closeBrace || byte === closeBracket)) level -= 1;
  }
  return deepest;
}
