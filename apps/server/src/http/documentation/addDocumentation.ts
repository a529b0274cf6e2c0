import { randomBytes } from 'node:crypto';
import type { Area } from '@backlot/contract';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docsPage';
import { openApiDocument } from './openApi';

/** /api/openapi.json for machines, /api/docs for people. */
export function addDocumentation(app: FastifyInstance, areas: Record<string, Area>): void {
  // Made when they are first asked for, as long as the server runs: half a second of work that nobody else waits for.
  let document: Promise<string> | undefined;
  let page: Promise<(nonce: string) => string> | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= openApiDocument(areas).then((made) => JSON.stringify(made));
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await document);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(areas);
    const written = await page;
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src-elem 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(written(nonce));
  });
}
