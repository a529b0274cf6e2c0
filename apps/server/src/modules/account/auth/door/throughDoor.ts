import type { Call } from '../../../../http/requests/call';
import { Refusal } from '../../../../http/answers/refusal';
import type { Counter } from '../../../../http/windows/attempts';
import { guarded } from '../../../../http/windows/guarded';
import type { Services } from '../../../../services';
import { knownDevice } from './knownDevice';

type Kind = 'account' | 'phone';

interface Try<Result> {
  services: Services;
  call: Call;
  kind: Kind;
  /** What is guessed at: an account, a phone. */
  who: string;
  personOf: () => Promise<{ id: string } | undefined>;
  /** A captcha was solved for this very try. */
  isHuman: boolean;
  /** Whether this person has come from this address before: asked only while others there have failed too often. */
  knowsAddress: () => Promise<boolean>;
  /** Checks; undefined is a failure. */
  check: () => Promise<Result | undefined>;
}

const free = 5;
const freeFromAnywhere = 30;
const freePerAddress = 50;
/** Who is likely to be whom they say waits seconds for so many more tries, before minutes. */
const slowed = 15;

/**
 * Lets one try to sign in through. Failures count per person and address, so that nobody locks out who is elsewhere; per person from
 * anywhere and per address too, but those hold up neither a known device, nor who has come from there before. A known device has a count
 * of its own that nobody else can fill. A solved captcha goes past every pause. Both are slowed down before they are refused.
 */
export async function throughDoor<Result>(attempt: Try<Result>): Promise<Result | undefined> {
  const { services, call, kind, isHuman, knowsAddress, personOf, check } = attempt;
  const { db } = services.database;
  const who = attempt.who.toLowerCase();
  const device = await knownDevice(services, call, personOf);
  const own = (lane: Lane, place: string) => keyOf({ lane, place, kind, who });
  if (device) return guarded({ db, key: own('device', device), free, slowed, check });
  const shared: Counter[] = [
    { key: anywhere(kind, who), free: freeFromAnywhere },
    { key: `guess:ip:${call.ip}`, free: freePerAddress },
  ];
  if (isHuman) return guarded({ db, key: own('human', call.ip), free, slowed, shared, isTrusted: async () => true, check });
  return guarded({ db, key: own('pair', call.ip), free, shared, isTrusted: knowsAddress, check }).catch((error: unknown) => {
    throw error instanceof Refusal && error.reason === 'tooManyAttempts' ? withWayThrough(error) : error;
  });
}

type Lane = 'device' | 'human' | 'pair';

// A place has no space in it, so that the person can be read from the key.
const keyOf = ({ lane, place, kind, who }: { lane: Lane; place: string; kind: Kind; who: string }): string =>
  `guess:${lane}:${kind}:${place} ${who}`;

const anywhere = (kind: Kind, who: string): string => `guess:${kind}:${who}`;

/** What counts the failures of an account from an address and from anywhere. */
export function countersOf(account: string, place: string): string[] {
  const who = account.toLowerCase();
  const lanes = ['pair', 'human'] as const;
  return [anywhere('account', who), ...lanes.map((lane) => keyOf({ lane, place, kind: 'account', who }))];
}

/** Names the field that lets this try through: the proof of a captcha. */
const withWayThrough = ({ reason, params, retryAfter }: Refusal) =>
  new Refusal(reason, params, { fields: { code: wayThrough }, ...(retryAfter !== undefined && { retryAfter }) });

const wayThrough = {
  en: 'Solve the captcha to go on at once.',
  'zh-CN': '完成验证后即可立即继续。',
  vn: 'Hoàn thành xác minh để tiếp tục ngay.',
};
