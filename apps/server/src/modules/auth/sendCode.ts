import { takeTurn } from '../../http/windows/takeTurn';
import type { Call } from '../../http/call';
import type { Services } from '../../services';
import { proveHuman } from '../captcha';
import { userByEmail, userByPhone } from '../user';
import { codeLife, issueCode, resendSeconds } from './codes';
import { codeTexts } from './codeTexts';
import { phoneOrRefuse } from './phone';

interface Sent {
  validSeconds: number;
  resendSeconds: number;
}

/** Sends a sign-in code to a phone. The answer is the same for a phone that nobody uses. */
export async function sendLoginCode(services: Services, { mobile, code }: { mobile: string; code?: string | undefined }, call: Call): Promise<Sent> {
  const target = phoneOrRefuse(mobile, call.language);
  await proveHuman(services, code, call);
  return send({ services, call, purpose: 'login', target, findUser: () => userByPhone(services.database.db, target) });
}

/** Sends a recovery code to an e-mail address. The answer is the same for an address that nobody uses. */
export async function sendRecoverCode(services: Services, { email, code }: { email: string; code?: string | undefined }, call: Call): Promise<Sent> {
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
  const delivery = user?.status === 0 ? messages.send(message).catch((error: unknown) => log.error({ err: error }, 'code not delivered')) : undefined;
  // Not awaited in production: how long a delivery takes would tell whether there was one.
  if (config.mode === 'demo') await delivery;
  return { validSeconds: codeLife[purpose], resendSeconds };
}
