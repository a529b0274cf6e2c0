import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** An application that answers. */
export interface Served {
  address: string;
  stop: () => void;
}

/** The built console on its server, with fresh demo data. */
export async function startConsole(): Promise<Served> {
  const main = join(root, 'apps/server/dist/main.js');
  if (!existsSync(main)) throw new Error('Build first: pnpm build.');
  const data = mkdtempSync(join(tmpdir(), 'backlot-bench-'));
  const port = 5000 + Math.floor(Math.random() * 900);
  const address = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO_SIZE: 'small', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const end = performance.now() + 60_000;
  while (
    !(await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end) throw new Error('The server did not start within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    stop: () => {
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Signed out, and signed in with twenty lists. */
const pages = ['index.html', 'lists.html'];

const mime: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** React-admin, built and compressed as the console is; a page of `reactAdmin`. */
export async function servePeer(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'backlot-peer-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('reactAdmin', import.meta.url)),
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: pages.map((page) => fileURLToPath(new URL(`reactAdmin/${page}`, import.meta.url))) },
    },
  });
  const files = new Map<string, Buffer>();
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0] === '/' ? '/index.html' : (request.url?.split('?')[0] ?? '/');
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = files.get(file) ?? brotliCompressSync(readFileSync(file));
    files.set(file, body);
    return void response
      .writeHead(200, { 'content-type': mime[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
