import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy, reportPath, workerPolicy } from '../pagePolicy';

interface ConsoleSettings {
  dir: string;
  embedOrigins: readonly string[];
}

/** Serves the built console: hashed assets for a year, the page itself fresh and with a nonce of its own. */
export async function serveConsole(app: FastifyInstance, { dir, embedOrigins }: ConsoleSettings) {
  if (existsSync(dir)) {
    await app.register(fastifyStatic, {
      root: dir,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'index.html'],
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (/worker[^/]*\.js(\.br|\.gz)?$/i.test(basename(path))) void reply.header('content-security-policy', workerPolicy);
      },
    });
  }
  const page = pageReader(join(dir, 'index.html'));
  return async (reply: FastifyReply) => {
    const html = await page();
    if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send('The console is not built. Run: pnpm build');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce, embedOrigins))
      .header('reporting-endpoints', `csp="${reportPath}"`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replace('<meta name="csp-nonce" content="">', `<meta name="csp-nonce" content="${nonce}">`));
  };
}

/** Whether a path is a page of the console rather than a file: those are never answered with the page. */
export function isPagePath(path: string): boolean {
  const parts = path.split('/');
  if (/^\/(api|assets|node_modules|swagger|storybook|src)(\/|$)/i.test(path)) return false;
  return parts.every((part) => !part.startsWith('.')) && !parts.at(-1)?.includes('.');
}

function pageReader(path: string) {
  let known: { time: number; html: string } | undefined;
  return async () => {
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return undefined;
    if (known?.time !== time) known = { time, html: await readFile(path, 'utf8') };
    return known.html;
  };
}
