/** The least a session needs to know about a person: enough to tell whether it is still the same one. */
export interface SessionUser {
  id: string;
}

/** Why nobody is signed in. */
export type SignOutReason = 'start' | 'signedOut' | 'signedOutElsewhere';

/** Why the person is asked to sign in again: the server's code and message. */
export interface ExpiryReason {
  code: number;
  message: string;
}

/** Where a session stands. The numbered rules are in SPEC.md. */
export type SessionState<User extends SessionUser> =
  | { status: 'anonymous'; user: null; because: SignOutReason }
  | { status: 'signedIn'; user: User | null }
  | { status: 'expired'; user: User | null; reason: ExpiryReason };

/** What can happen to a session. */
export type SessionEvent<User extends SessionUser> =
  | { type: 'tokenFound' }
  | { type: 'userLoaded'; user: User }
  | { type: 'otherPersonFound' }
  | { type: 'expired'; reason: ExpiryReason }
  | { type: 'signedOut'; because: SignOutReason };

/** How a sign-in over an expired page ended; only the same person's held requests are sent again. */
export type SignInOutcome = 'samePerson' | 'otherPerson' | 'cancelled';

/** The next state; the very same object when the event changes nothing. */
export function nextState<User extends SessionUser>(state: SessionState<User>, event: SessionEvent<User>): SessionState<User> {
  switch (event.type) {
    case 'tokenFound':
      return state.status === 'anonymous' ? { status: 'signedIn', user: null } : state;
    case 'userLoaded':
      return state.status === 'anonymous' ? state : { status: 'signedIn', user: event.user };
    case 'otherPersonFound':
      return state.status === 'anonymous' ? state : { status: 'signedIn', user: null };
    case 'expired':
      return state.status === 'signedIn' ? { status: 'expired', user: state.user, reason: event.reason } : state;
    case 'signedOut':
      return state.status === 'anonymous' ? state : { status: 'anonymous', user: null, because: event.because };
  }
}

/** Whether the person who just signed in is the one the page was drawn for. An unknown one never is. */
export const isSamePerson = (before: SessionUser | null, after: SessionUser): boolean => before !== null && before.id === after.id;
