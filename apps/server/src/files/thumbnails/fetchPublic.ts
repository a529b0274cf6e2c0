import { lookup } from 'node:dns';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';

interface Limits {
  mostBytes: number;
  patienceMs: number;
  /** Redirects that are followed, each under the same rules. */
  redirects: number;
}

/**
 * The bytes behind an address of the public internet: https on its own port, a host by name, and every address that the name
 * stands for public when the connection is made, so that no name leads inside. Undefined for everything else.
 */
export async function fetchPublic(address: string, limits: Limits): Promise<Buffer | undefined> {
  if (!isPublicName(address)) return undefined;
  return new Promise((resolve) => {
    const settle = (found?: Buffer | Promise<Buffer | undefined>) => resolve(found);
    const request = get(
      address,
      { lookup: publicLookup, timeout: limits.patienceMs, signal: AbortSignal.timeout(limits.patienceMs), headers: { accept: 'image/*' } },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location && limits.redirects > 0 && URL.canParse(headers.location, address)) {
          response.destroy();
          settle(fetchPublic(new URL(headers.location, address).href, { ...limits, redirects: limits.redirects - 1 }));
          return;
        }
        if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > limits.mostBytes) {
          response.destroy();
          settle();
          return;
        }
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > limits.mostBytes) response.destroy();
          else parts.push(part);
        });
        response.on('end', () => settle(Buffer.concat(parts)));
        response.on('close', () => settle());
        response.on('error', () => settle());
      },
    );
    request.on('error', () => settle());
    request.on('timeout', () => request.destroy());
  });
}

/** An https address whose host is a name, on the usual port, with no secret in it. */
function isPublicName(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hostname.includes('.') && !isIP(hostname);
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const inside = error ?? (found.length > 0 && found.every(({ address }) => isPublicAddress(address)) ? null : new Error('not public'));
    const [first] = found ?? [];
    if (inside || !first) done(inside ?? new Error('no address'), '', 4);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
