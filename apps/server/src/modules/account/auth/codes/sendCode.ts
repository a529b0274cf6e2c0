import { takeTurn } from '../../../../http/windows/takeTurn';
import type { Call } from '../../../../http/requests/call';
import type { Services } from '../../../../services';
import { proveHuman } from '../../captcha';
import { userByEmail, userByPhone } from '../../../base/user';
import { Refusal } from '../../../../http/answers/refusal';
import { deliver, hasFailed, queueCode } from '../../../base/message';
import { codeKey, issueCode, lifeOf, redeemCode, resendSeconds } from './codes';
import { phoneOrRefuse } from './phone';

interface Sent {
  validSeconds: number;
  resendSeconds: number;
}

/** Sends a sign-in code to a phone. The answer is the same for a phone that nobody uses. */
export async function sendLoginCode(
  services: Services,
  { mobile, code }: { mobile: string; code?: string | undefined },
  call: Call,
): Promise<Sent> {
  const target = phoneOrRefuse(mobile, call.language);
  await proveHuman(services, code, call);
  return send({ services, call, purpose: 'login', target, findUser: () => userByPhone(services.database.db, target) });
}

/** Sends a recovery code to an e-mail address. The answer is the same for an address that nobody uses. */
export async function sendRecoverCode(
  services: Services,
  { email, code }: { email: string; code?: string | undefined },
  call: Call,
): Promise<Sent> {
  await proveHuman(services, code, call);
  const target = email.toLowerCase();
  return send({ services, call, purpose: 'recover', target, findUser: () => userByEmail(services.database.db, target) });
}

interface Sending {
  services: Services;
  call: Call;
  purpose: 'login' | 'recover';
  target: string;
  findUser: () => ReturnType<typeof userByPhone>;
}

async function send({ services, call, purpose, target, findUser }: Sending): Promise<Sent> {
  const { db } = services.database;
  await takeTurn(db, { key: `code:pause:${purpose}:${target}`, most: 1, seconds: resendSeconds });
  await takeTurn(db, { key: `code:day:${purpose}:${target}`, most: 10, seconds: 86_400 });
  await takeTurn(db, { key: `code:ip:${call.ip}`, most: 60, seconds: 3600 });
  const user = await findUser();
  const validSeconds = lifeOf(purpose, services.config);
  const code = await issueCode(db, { purpose, target, userId: user?.status === 0 ? user.id : null, validSeconds });
  const template = purpose === 'login' ? 'loginCode' : 'recoverCode';
  const message = { call, template, code, purpose, target, to: target, validSeconds } as const;
  const delivery = user?.status === 0 ? post(services, { ...message, userId: user.id }) : undefined;
  // Not awaited in production: how long a delivery takes would tell whether there was one.
  if (services.config.mode === 'demo') await delivery;
  return { validSeconds, resendSeconds };
}

interface Posting {
  call: Call;
  template: Parameters<typeof queueCode>[2]['template'];
  code: string;
  purpose: 'login' | 'recover' | 'contact';
  /** What the code is for. */
  target: string;
  to: string;
  validSeconds: number;
  userId: string;
  createUser?: string;
}

/** Keeps the message and sends it at once; what cannot leave now is tried again while the code works. Answers its id. */
async function post(services: Services, { call, code, purpose, target, ...message }: Posting): Promise<string | undefined> {
  try {
    const id = await queueCode(services.database.db, services.vault, {
      ...message,
      code,
      language: call.language,
      source: sourceOf(call.device),
      codeOf: codeKey({ purpose, target }),
    });
    await deliver(services, new Date(), id);
    return id;
  } catch (error) {
    services.log.error({ err: error }, 'code not sent');
    return undefined;
  }
}

/** Where a code was asked for: 1 a phone, 2 a computer, 3 anything else (dictionary sms_send_source). */
function sourceOf({ os }: Call['device']): number {
  if (os === 'Android' || os === 'iOS') return 1;
  return os === 'Other' ? 3 : 2;
}

/** Sends a sign-in code to the phone of a person, at the wish of somebody else; 2024004 where it cannot leave. */
export async function sendLoginCodeTo(services: Services, { id, phone }: { id: string; phone: string }, call: Call): Promise<Sent> {
  const { db } = services.database;
  await takeTurn(db, { key: `code:pause:login:${phone}`, most: 1, seconds: resendSeconds });
  await takeTurn(db, { key: `code:day:login:${phone}`, most: 10, seconds: 86_400 });
  const validSeconds = lifeOf('login', services.config);
  const code = await issueCode(db, { purpose: 'login', target: phone, userId: id, validSeconds });
  const { userId } = call.caller;
  const message = { call, template: 'loginCode', purpose: 'login', target: phone, to: phone, validSeconds } as const;
  const posted = await post(services, { ...message, code, userId: id, createUser: userId });
  if (posted === undefined || (await hasFailed(db, posted))) throw new Refusal('smsFailed');
  return { validSeconds, resendSeconds };
}

/** Sends a code to a phone or an e-mail address that a person wants to use. */
export async function sendContactCode(
  services: Services,
  { kind, target: to }: { kind: 'phone' | 'email'; target: string },
  call: Call,
): Promise<Sent> {
  const { db } = services.database;
  const { userId } = call.caller;
  await takeTurn(db, { key: `code:pause:contact:${userId}`, most: 1, seconds: resendSeconds });
  await takeTurn(db, { key: `code:day:contact:${userId}`, most: 10, seconds: 86_400 });
  await takeTurn(db, { key: `code:ip:${call.ip}`, most: 60, seconds: 3600 });
  const target = contactKey(userId, to);
  const validSeconds = lifeOf('contact', services.config);
  const code = await issueCode(db, { purpose: 'contact', target, userId, validSeconds });
  const template = kind === 'phone' ? 'contactSms' : 'contactCode';
  const message = { call, template, code, purpose: 'contact', target, to, validSeconds } as const;
  const delivery = post(services, { ...message, userId, createUser: userId });
  if (services.config.mode === 'demo') await delivery;
  return { validSeconds, resendSeconds };
}

/** Whether the code sent to a new contact of a person is right; it is used up. */
export const provesContact = async (
  { database: { db } }: Pick<Services, 'database'>,
  { userId, target, code }: { userId: string; target: string; code: string },
): Promise<boolean> => (await redeemCode(db, { purpose: 'contact', target: contactKey(userId, target), code })) === userId;

/** A code for one person's new contact proves nothing for another person. */
const contactKey = (userId: string, target: string) => `${userId} ${target}`;
