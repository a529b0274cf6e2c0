import type { LinkReach } from '@backlot/contract';
import { get } from 'node:https';
import { isPublicName } from './isPublicName';
import { publicLookup } from './publicLookup';

/** The head of an answer; its body is never read. */
export interface Answered {
  statusCode: number;
  location?: string | undefined;
}

export type AskHead = (address: string, signal: AbortSignal) => Promise<Answered | undefined>;

const [patienceMs, mostRedirects] = [4000, 3];

/**
 * Whether a stranger can open an address of the public internet: undefined where nobody can tell, as with a host that is silent
 * or keeps machines out (403). Redirects are followed under the same rules as the address itself.
 */
export async function reachPublic(address: string, ask: AskHead = askHead): Promise<LinkReach | undefined> {
  return follow(address, { ask, signal: AbortSignal.timeout(patienceMs), redirects: mostRedirects });
}

interface Following {
  ask: AskHead;
  signal: AbortSignal;
  redirects: number;
}

async function follow(address: string, { ask, signal, redirects }: Following): Promise<LinkReach | undefined> {
  if (!isPublicName(address)) return undefined;
  const answer = await ask(address, signal);
  if (!answer) return undefined;
  const { statusCode, location } = answer;
  if (statusCode < 300 || statusCode >= 400) return meaning(statusCode);
  if (!location || !URL.canParse(location, address)) return undefined;
  const next = new URL(location, address);
  if (asksToSignIn(next)) return 'closed';
  return redirects > 0 ? follow(next.href, { ask, signal, redirects: redirects - 1 }) : undefined;
}

function meaning(statusCode: number): LinkReach | undefined {
  if (statusCode === 200 || statusCode === 206) return 'open';
  if (statusCode === 401) return 'closed';
  return statusCode === 404 || statusCode === 410 ? 'missing' : undefined;
}

/** Drives send a stranger to the sign-in page of their house, not to a refusal. */
const asksToSignIn = ({ hostname, pathname }: URL): boolean =>
  /^(accounts|login|signin|auth|passport)\./i.test(hostname) || /\/(log[-_]?in|sign[-_]?in|servicelogin)(\/|$)/i.test(pathname);

const askHead: AskHead = (address, signal) =>
  new Promise((resolve) => {
    const request = get(address, { agent: false, lookup: publicLookup, signal, headers: { accept: '*/*' } }, (response) => {
      response.on('error', () => undefined);
      resolve({ statusCode: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    request.on('error', () => resolve(undefined));
  });
