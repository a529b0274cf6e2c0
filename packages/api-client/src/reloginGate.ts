/** How a sign-in prompt over the page ended. Only the same person's held requests are sent again. */
export type SignInOutcome = 'samePerson' | 'otherPerson' | 'cancelled';

/** Why the person is asked to sign in again: the server's code and message. */
export interface ReloginReason {
  code: number;
  message: string;
}

/** Lets one prompt at a time speak for every request that waits for it. */
export interface ReloginGate {
  /** The prompt that is open, if any. */
  readonly pending: Promise<SignInOutcome> | undefined;
  /** Counts prompts that ended without the same person: requests begun before are dropped. */
  readonly epoch: number;
  /** Joins the open prompt, or opens one after telling so. */
  ask: (reason: ReloginReason, onOpened: () => void) => Promise<SignInOutcome>;
}

export function createReloginGate(refreshSession: (reason: ReloginReason) => Promise<SignInOutcome>): ReloginGate {
  let pending: Promise<SignInOutcome> | undefined;
  let epoch = 0;

  const settle = (outcome: SignInOutcome) => {
    pending = undefined;
    if (outcome !== 'samePerson') epoch += 1;
    return outcome;
  };

  return {
    get pending() {
      return pending;
    },
    get epoch() {
      return epoch;
    },
    ask({ code, message }, onOpened) {
      if (pending) return pending;
      onOpened();
      pending = refreshSession({ code, message }).then(settle, () => settle('cancelled'));
      return pending;
    },
  };
}
