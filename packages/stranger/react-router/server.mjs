import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createRequestListener } from '@react-router/node';

const mime = { '.js': 'text/javascript', '.css': 'text/css', '.ttf': 'font/ttf', '.woff2': 'font/woff2', '.wasm': 'application/wasm' };
const folder = new URL(process.env.NODE_ENV === 'development' ? './told/' : './build/', import.meta.url).pathname;
const client = join(folder, 'client');
const draw = createRequestListener({ build: await import(join(folder, 'server/index.js')), mode: process.env.NODE_ENV });

createServer((request, response) => {
  const file = join(client, normalize(decodeURIComponent(request.url.split('?')[0])));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return draw(request, response);
  response.setHeader('content-type', mime[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}).listen(Number(process.env.PORT ?? 0), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
