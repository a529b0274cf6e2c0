import type { AnyEndpoint } from '@backlot/contract/core';
import type { ApiError } from './ApiError';
import type { CallOptions, ClientOptions } from './Client';
import { heardPolicies, reloadDelayMs } from './policies';
import { textOf } from './texts';

/** A call as far as its failure is told. */
export interface Announced {
  endpoint: AnyEndpoint;
  options: CallOptions | undefined;
  /** The token it was last sent with. */
  token?: string | null;
}

/** Tells the host what it has to do about a failed call; that a session has ended it hears once for each token. */
export function createHerald(host: ClientOptions): (call: Announced, error: ApiError) => void {
  let endedToken: string | null | undefined;

  return ({ endpoint, options, token }, error) => {
    const { policy, message } = error;
    if (!host.onPolicy || !heardPolicies.includes(policy)) return;
    if (policy === 'relogin' || policy === 'signOut') {
      if (token === endedToken || (policy === 'relogin' && options?.whenExpired === 'fail')) return;
      endedToken = token;
    } else if (options?.isSilent) return;
    host.onPolicy({
      policy,
      error,
      message,
      endpoint,
      ...(policy === 'notice' && { title: textOf('forbidden', host.getLocale()) }),
      ...(policy === 'signOut' && { reloadAfterMs: reloadDelayMs }),
    });
  };
}
