import { takeTurn } from '../../../../http/windows/takeTurn';
import type { Call } from '../../../../http/requests/call';
import type { Services } from '../../../../services';
import { proveHuman } from '../../captcha';
import { userByEmail, userByPhone } from '../../../base/user';
import { codeLife, issueCode, redeemCode, resendSeconds } from './codes';
import { codeTexts } from './codeTexts';
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

async function send({ services: { config, database, messages, log }, call, purpose, target, findUser }: Sending): Promise<Sent> {
  const { db } = database;
  await takeTurn(db, { key: `code:pause:${purpose}:${target}`, most: 1, seconds: resendSeconds });
  await takeTurn(db, { key: `code:day:${purpose}:${target}`, most: 10, seconds: 86_400 });
  await takeTurn(db, { key: `code:ip:${call.ip}`, most: 60, seconds: 3600 });
  const user = await findUser();
  const code = await issueCode(db, { purpose, target, userId: user?.status === 0 ? user.id : null });
  const { subject, body } = codeTexts[purpose][call.language];
  const message = { kind: purpose === 'login' ? ('sms' as const) : ('mail' as const), to: target, subject, body: body(code) };
  const delivery =
    user?.status === 0 ? messages.send(message).catch((error: unknown) => log.error({ err: error }, 'code not delivered')) : undefined;
  // Not awaited in production: how long a delivery takes would tell whether there was one.
  if (config.mode === 'demo') await delivery;
  return { validSeconds: codeLife[purpose], resendSeconds };
}

/** Sends a code to a phone or an e-mail address that a person wants to use. */
export async function sendContactCode(
  { config, database: { db }, messages, log }: Services,
  { kind, target }: { kind: 'phone' | 'email'; target: string },
  call: Call,
): Promise<Sent> {
  const { userId } = call.caller;
  await takeTurn(db, { key: `code:pause:contact:${userId}`, most: 1, seconds: resendSeconds });
  await takeTurn(db, { key: `code:day:contact:${userId}`, most: 10, seconds: 86_400 });
  await takeTurn(db, { key: `code:ip:${call.ip}`, most: 60, seconds: 3600 });
  const code = await issueCode(db, { purpose: 'contact', target: contactKey(userId, target), userId });
  const { subject, body } = codeTexts.contact[call.language];
  const delivery = messages
    .send({ kind: kind === 'phone' ? 'sms' : 'mail', to: target, subject, body: body(code) })
    .catch((error: unknown) => log.error({ err: error }, 'code not delivered'));
  if (config.mode === 'demo') await delivery;
  return { validSeconds: codeLife.contact, resendSeconds };
}

/** Whether the code sent to a new contact of a person is right; it is used up. */
export const provesContact = async (
  { database: { db } }: Pick<Services, 'database'>,
  { userId, target, code }: { userId: string; target: string; code: string },
): Promise<boolean> => (await redeemCode(db, { purpose: 'contact', target: contactKey(userId, target), code })) === userId;

/** A code for one person's new contact proves nothing for another person. */
const contactKey = (userId: string, target: string) => `${userId} ${target}`;
