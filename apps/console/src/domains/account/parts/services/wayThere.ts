import { oauthApi, type OauthSource } from '@backlot/contract';
import type { useConsole } from '../../../../shell/console/ConsoleContext';

type Client = ReturnType<typeof useConsole>['client'];

/** What services are called, in every language. */
export const serviceNames: Record<OauthSource, string> = { github: 'GitHub', gitee: 'Gitee' };

/** Where this tab keeps what proves that it began (RFC 7636). */
const kept = 'backlot.service.verifier';

/** Leaves for a service, where the person says yes to signing in, with the password to linking; the service calls back to this tab. */
export async function leaveFor(client: Client, source: OauthSource, password?: string): Promise<undefined> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
  const begun = { source, challenge };
  const { url } = await (password === undefined
    ? client.call(oauthApi.begin, begun)
    : client.call(oauthApi.beginLink, { ...begun, password }));
  sessionStorage.setItem(kept, verifier);
  location.assign(url);
}

/** What a service called back in the address; the person may have said no. */
export interface CalledBack {
  source: OauthSource;
  /** What to send; undefined for a no. */
  confirmed: { source: OauthSource; state: string; code: string; verifier: string } | undefined;
}

/** Takes what a service called back out of the address, once. */
export function takeCalledBack(): CalledBack | undefined {
  const query = new URLSearchParams(location.search);
  const source = (Object.keys(serviceNames) as OauthSource[]).find((name) => name === query.get('oauth'));
  if (!source) return undefined;
  const [state, code] = [query.get('state'), query.get('code')];
  const verifier = sessionStorage.getItem(kept);
  sessionStorage.removeItem(kept);
  history.replaceState(history.state, '', location.pathname);
  return { source, confirmed: state && code && verifier ? { source, state, code, verifier } : undefined };
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
