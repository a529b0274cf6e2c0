import { randomBytes } from 'node:crypto';
import type { Area } from '@backlot/contract';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docsPage';
import { openApiDocument } from './openApi';

/** /api/openapi.json for machines, /api/docs for people. */
export function addDocumentation(app: FastifyInstance, areas: Record<string, Area>): void {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(areas));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src-elem 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(docsPage(areas, nonce));
  });
}
