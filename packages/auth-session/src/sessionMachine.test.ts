import { describe, expect, it } from 'vitest';
import { isSamePerson, nextState, type SessionEvent, type SessionState } from './sessionMachine';

interface Person {
  id: string;
}
const an: Person = { id: '1' };
const binh: Person = { id: '2' };
const reason = { code: 1011008, message: 'ended' };

const anonymous: SessionState<Person> = { status: 'anonymous', user: null, because: 'start' };
const signedIn: SessionState<Person> = { status: 'signedIn', user: an };
const expired: SessionState<Person> = { status: 'expired', user: an, reason };

const tokenFound: SessionEvent<Person> = { type: 'tokenFound' };
const userLoaded: SessionEvent<Person> = { type: 'userLoaded', user: binh };
const ended: SessionEvent<Person> = { type: 'expired', reason: { code: 1011006, message: 'second' } };
const otherPersonFound: SessionEvent<Person> = { type: 'otherPersonFound' };
const signedOut: SessionEvent<Person> = { type: 'signedOut', because: 'signedOut' };

describe('the machine of SPEC.md', () => {
  it.each([
    ['anonymous', anonymous, tokenFound, { status: 'signedIn', user: null }],
    ['signedIn', signedIn, userLoaded, { status: 'signedIn', user: binh }],
    ['signedIn', signedIn, ended, { status: 'expired', user: an, reason: { code: 1011006, message: 'second' } }],
    ['signedIn', signedIn, otherPersonFound, { status: 'signedIn', user: null }],
    ['signedIn', signedIn, signedOut, { status: 'anonymous', user: null, because: 'signedOut' }],
    ['expired', expired, userLoaded, { status: 'signedIn', user: binh }],
    ['expired', expired, otherPersonFound, { status: 'signedIn', user: null }],
    ['expired', expired, signedOut, { status: 'anonymous', user: null, because: 'signedOut' }],
  ] as const)('%s: %# moves on', (_, state, event, next) => {
    expect(nextState(state, event)).toEqual(next);
  });

  it.each([
    ['anonymous', anonymous, [userLoaded, ended, otherPersonFound, signedOut]],
    ['signedIn', signedIn, [tokenFound]],
    ['expired', expired, [tokenFound, ended]],
  ] as const)('S1: in %s the dashes change nothing', (_, state, events) => {
    for (const event of events) expect(nextState(state, event)).toBe(state);
  });

  it('S8: an unknown person is never the same one', () => {
    expect(isSamePerson(null, an)).toBe(false);
    expect(isSamePerson(an, binh)).toBe(false);
    expect(isSamePerson(an, { id: '1' })).toBe(true);
  });
});
