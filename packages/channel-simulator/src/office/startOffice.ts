import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiScript, editorPage } from './editorPages';
import { readJwt, signJwt } from './jwt';

/** The parts of an editor's configuration that count here. */
interface EditorConfig {
  document: { title: string; url: string; key: string };
  editorConfig: { mode: string; callbackUrl?: string; user: { id: string; name: string } };
}

/** What a document server tells of a document. */
export interface Callback {
  key: string;
  status: number;
  url?: string;
  users?: string[];
}

/** A running simulator of an OnlyOffice document server. */
export interface Office {
  /** `http://127.0.0.1:port`. */
  url: string;
  secret: string;
  /** Opens a document by the token of its configuration; answers its bytes, or what went wrong. */
  open(token: string): Promise<{ config: EditorConfig; bytes: Buffer } | { error: string }>;
  /** Serves bytes as an edited document; answers their address. */
  serve(bytes: Buffer): string;
  /** Tells a callback address something, signed in the body, in the header, or with another secret; answers what it heard. */
  tell(
    address: string,
    callback: Callback,
    how?: { place?: 'body' | 'header'; secret?: string },
  ): Promise<{ status: number; error: unknown }>;
  close(): Promise<void>;
}

const secret = 'a-secret-that-the-document-server-shares';

/** Listens on a free port of this machine and answers like a document server: script, editor, signed downloads and callbacks. */
export async function startOffice(): Promise<Office> {
  const edited: Buffer[] = [];
  let url = '';
  const open: Office['open'] = async (token) => {
    const config = readJwt(token, secret) as EditorConfig | undefined;
    if (!config) return { error: 'The document security token is not correctly formed.' };
    const answer = await fetch(config.document.url, {
      headers: { authorization: `Bearer ${signJwt({ payload: { url: config.document.url }, iat: now(), exp: now() + 300 }, secret)}` },
    });
    return answer.ok ? { config, bytes: Buffer.from(await answer.arrayBuffer()) } : { error: `Download failed: ${answer.status}` };
  };
  const serve: Office['serve'] = (bytes) => `${url}/cache/${edited.push(bytes) - 1}`;
  const tell: Office['tell'] = async (address, callback, { place = 'body', secret: signed = secret } = {}) => {
    const told = { ...callback, iat: now(), exp: now() + 300 };
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(place === 'header' && { authorization: `Bearer ${signJwt({ payload: callback, iat: now(), exp: now() + 300 }, signed)}` }),
      },
      body: JSON.stringify(place === 'body' ? { ...callback, token: signJwt(told, signed) } : callback),
    });
    return { status: answer.status, error: ((await answer.json()) as { error: unknown }).error };
  };
  const leave = async (token: string): Promise<unknown> => {
    const opened = await open(token);
    if ('error' in opened) return opened;
    const { document, editorConfig } = opened.config;
    const address = serve(withComment(opened.bytes, `changed by ${editorConfig.user.name}`));
    return tell(editorConfig.callbackUrl ?? '', { key: document.key, status: 2, url: address, users: [editorConfig.user.id] });
  };
  const answers: Record<string, (request: IncomingMessage) => Promise<{ type: string; body: string | Buffer }>> = {
    'GET /web-apps/apps/api/documents/api.js': async () => ({ type: 'text/javascript', body: apiScript }),
    'GET /editor': async () => ({ type: 'text/html; charset=utf-8', body: editorPage }),
    'POST /open': async (request) => {
      const opened = await open(await text(request));
      const told =
        'error' in opened
          ? opened
          : { title: opened.config.document.title, user: opened.config.editorConfig.user.name, mode: opened.config.editorConfig.mode };
      return { type: 'application/json', body: JSON.stringify(told) };
    },
    'POST /leave': async (request) => ({ type: 'application/json', body: JSON.stringify(await leave(await text(request))) }),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://office');
      const kept = edited[Number(/^\/cache\/(\d+)$/.exec(pathname)?.[1] ?? -1)];
      const answer = kept ? { type: 'application/octet-stream', body: kept } : await answers[`${request.method} ${pathname}`]?.(request);
      response.writeHead(answer ? 200 : 404, {
        'content-type': answer?.type ?? 'text/plain',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(answer?.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    secret,
    open,
    serve,
    tell,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const now = () => Math.floor(Date.now() / 1000);

/** An archive with a comment, which changes its bytes and nothing that is in it. */
function withComment(archive: Buffer, comment: string): Buffer {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const head = Buffer.from(archive.subarray(0, end + 22));
  const bytes = Buffer.from(comment);
  head.writeUInt16LE(bytes.length, end + 20);
  return Buffer.concat([head, bytes]);
}
