import { reloginCodes, toastCodes } from '@backlot/contract/core';

/** What the product does with a call that did not succeed. */
export type Policy = 'relogin' | 'signOut' | 'notice' | 'toast' | 'field' | 'message' | 'unreachable' | 'timeout' | 'cancelled' | 'dropped';

/** A refusal as it arrived, ready to be judged. */
export interface Refusal {
  status: number;
  code: number;
  message: string;
  /** The body was an answer of the server, not the page of a proxy. */
  isAnswer: boolean;
  hasFields: boolean;
  /** The request carried a token. */
  hasToken: boolean;
  /** The body said that the person is signed in (`result.isLogin`). */
  isLoggedIn: boolean;
  /** The call is open to anyone, such as signing in itself. */
  isPublic: boolean;
}

interface PolicyRow {
  policy: Policy;
  when: (refusal: Refusal) => boolean;
}

/** The codes that decide by themselves. */
export interface PolicyCodes {
  /** Ask the person to sign in again, once, over the page. */
  readonly relogin: readonly number[];
  /** Show their message at once. */
  readonly toast: readonly number[];
}

const backlotCodes: PolicyCodes = { relogin: reloginCodes, toast: toastCodes };

const policiesOf = ({ relogin, toast }: PolicyCodes): readonly PolicyRow[] => [
  { policy: 'relogin', when: ({ code, isPublic }) => relogin.includes(code) && !isPublic },
  { policy: 'unreachable', when: ({ status, isAnswer }) => proxyStatuses.includes(status) && !isAnswer },
  { policy: 'signOut', when: ({ status, isLoggedIn, hasToken, isPublic }) => status === 401 && !isLoggedIn && hasToken && !isPublic },
  { policy: 'notice', when: ({ status }) => status === 403 },
  { policy: 'toast', when: ({ status, message }) => status === 500 && message !== '' },
  { policy: 'toast', when: ({ code }) => toast.includes(code) },
  { policy: 'field', when: ({ hasFields }) => hasFields },
  { policy: 'message', when: () => true },
];

/** What to do with a refusal, as a table for calls that were answered. The first row that fits decides. */
export const policies: readonly PolicyRow[] = /* @__PURE__ */ policiesOf(backlotCodes);

/** Policies that the host hears about through `onPolicy`; the others belong to whoever made the call. */
export const heardPolicies: readonly Policy[] = ['relogin', 'signOut', 'notice', 'toast', 'unreachable'];

/** Pause between logging out and reloading after a plain 401, in milliseconds. */
export const reloadDelayMs = 1500;

/** Statuses that a proxy gives by itself while the server is away. */
const proxyStatuses = [502, 503, 504];

/** The policy of a refusal. */
export function policyOf(refusal: Refusal, codes?: Partial<PolicyCodes>): Policy {
  return (codes ? policiesOf({ ...backlotCodes, ...codes }) : policies).find((row) => row.when(refusal))?.policy ?? 'message';
}
