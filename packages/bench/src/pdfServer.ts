import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.ttf': 'font/ttf' };

const pagePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types app-worker`;
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** Serves a built page as the product's server does: strict content security policy with Trusted Types, a policy of its own for the worker. */
export async function servePdfPage({
  folder,
  fonts,
  isStrict,
}: {
  folder: string;
  fonts: string;
  isStrict: boolean;
}): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.startsWith('/fonts/') ? join(fonts, path.slice(7)) : join(folder, path);
    const type = types[extname(file)] ?? 'application/octet-stream';
    const nonce = randomUUID();
    try {
      const body = await readFile(file);
      const policy = path.endsWith('.html') ? pagePolicy(nonce) : /worker/.test(path) ? workerPolicy : undefined;
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        ...(isStrict && policy ? { 'content-security-policy': policy } : {}),
      });
      response.end(path.endsWith('.html') ? body.toString().replace('<head>', `<head><meta name="csp-nonce" content="${nonce}">`) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
