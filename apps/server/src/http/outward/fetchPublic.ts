import { get } from 'node:https';
import { isPublicName } from './isPublicName';
import { publicLookup } from './publicLookup';

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
      {
        agent: false,
        lookup: publicLookup,
        timeout: limits.patienceMs,
        signal: AbortSignal.timeout(limits.patienceMs),
        headers: { accept: 'image/*' },
      },
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
