import { tokenLifetimeMs } from '@backlot/contract';
import { createSession, type Session, type SessionOptions } from '../createSession';
import { memoryTokenStore, type StoredToken, type TokenStore } from '../tokenStore';

export interface Person {
  id: string;
  menus: string[];
}

export const an: Person = { id: '1', menus: ['home'] };
export const binh: Person = { id: '2', menus: ['home'] };

/** A session over a store in memory, whose people are named by their tokens: `an-1`, `binh-7`. */
export function fakeSession(facts: { stored?: StoredToken | null; store?: TokenStore } & Partial<SessionOptions<Person>> = {}) {
  const clock = { now: 1_000_000 };
  const store = facts.store ?? memoryTokenStore(facts.stored ?? null);
  const told: string[] = [];
  const session: Session<Person> = createSession<Person>({
    store,
    now: () => clock.now,
    loadUser: () => {
      const person = personOf(session.getToken());
      return person ? Promise.resolve(person) : Promise.reject(new Error('no such session'));
    },
    logout: () => Promise.resolve(told.push(`logout ${session.getToken()}`)),
    clearData: () => told.push('clear'),
    onOtherPerson: () => told.push('otherPerson'),
    ...facts,
  });
  return { session, store, clock, told };
}

/** A token that lasts, as another page may have stored it. */
export const lasting = (token: string, userId?: string): StoredToken => ({
  token,
  expiresAt: 1_000_000 + tokenLifetimeMs,
  ...(userId && { userId }),
});

function personOf(token: string | null): Person | undefined {
  if (token?.startsWith('an-')) return an;
  return token?.startsWith('binh-') ? binh : undefined;
}
