import type { Call } from '../../../http/requests/call';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { isProvenHuman, proveHuman } from '../captcha';
import { endAndTell, knowsAddress, openSession } from '../session';
import { markSignedIn, userByAccount, userById, userByPhone } from '../../base/user';
import { logVisit } from '../../base/visitLog';
import { redeemCode } from './codes/codes';
import { checkNothing, isPassword } from './passwords/passwords';
import { readPhone } from './codes/phone';
import { rememberDevice } from './door/knownDevice';
import { throughDoor } from './door/throughDoor';
import { askSecondFactor, passSecondFactor } from './secondStep';

interface ByPassword {
  account?: string | undefined;
  password?: string | undefined;
  code?: string | undefined;
}

/** Signs in by account and password; answers the token. */
export async function signInByPassword(services: Services, input: ByPassword, call: Call): Promise<string> {
  const { db } = services.database;
  const { password } = input;
  const account = input.account?.trim();
  if (!account || !password) throw new Refusal('accountOrPasswordEmpty');
  const isHuman = await proveHuman(services, input.code, call);
  const user = await throughDoor({
    services,
    call,
    kind: 'account',
    who: account,
    personOf: () => userByAccount(db, account),
    isHuman,
    knowsAddress: () => knowsAddress(db, account, call.ip),
    check: () => userWithPassword(db, account, password),
  });
  if (!user) {
    await logVisit(db, { visType: 'login', success: false, message: 'accountOrPasswordWrong', account, ip: call.ip, device: call.device });
    throw new Refusal('accountOrPasswordWrong');
  }
  return enterHere({ services, user, call });
}

async function userWithPassword(db: Db, account: string, password: string) {
  const user = await userByAccount(db, account);
  const right = user ? await isPassword(user.passwordHash, password) : await checkNothing(password);
  return right ? user : undefined;
}

/** Signs in by phone and the code sent to it; answers the token. */
export async function signInByCode(
  services: Services,
  { mobile, captcha, code: proof }: { mobile: string; captcha: string; code?: string | undefined },
  call: Call,
): Promise<string> {
  const { db } = services.database;
  if (!mobile.trim() || !captcha.trim()) throw new Refusal('accountOrPasswordEmpty');
  const phone = readPhone(mobile) ?? '';
  const code = captcha.trim();
  const personOf = async () => (phone ? userByPhone(db, phone) : undefined);
  const userId = await throughDoor({
    services,
    call,
    kind: 'phone',
    who: phone,
    personOf,
    isHuman: await isProvenHuman(services, proof, call),
    knowsAddress: async () => {
      const person = await personOf();
      return person !== undefined && knowsAddress(db, person.account, call.ip);
    },
    check: () => redeemCode(db, { purpose: 'login', target: phone, code }),
  });
  const user = userId ? await userById(db, userId) : undefined;
  if (!user) {
    await logVisit(db, { visType: 'login', success: false, message: 'smsCodeWrong', account: phone, ip: call.ip, device: call.device });
    throw new Refusal('smsCodeWrong');
  }
  return enterHere({ services, user, call });
}

type Db = Services['database']['db'];

interface Entering {
  services: Services;
  user: NonNullable<Awaited<ReturnType<typeof userById>>>;
  call: Call;
  /** The second factor was right. */
  isProven?: boolean;
}

/** The second step of a sign-in: the ticket of the first and a code of the authenticator; answers the token. */
export async function signInBySecondFactor(
  services: Services,
  input: { ticket: string; secondFactor: string },
  call: Call,
): Promise<string> {
  return enterHere({ services, user: await passSecondFactor(services, input), call, isProven: true });
}

/** Enters at the door itself, where the browser remembers who did. */
async function enterHere(entering: Entering): Promise<string> {
  const token = await enter(entering);
  rememberDevice(entering.services, entering.call, entering.user.id);
  return token;
}

/** Opens the session of a person who proved who they are; a disabled one is refused with 1011007. With single sign-in the other sessions of this very person end. */
export async function enter({ services, user, call: { ip, device }, isProven = false }: Entering): Promise<string> {
  const { db } = services.database;
  const visit = { visType: 'login', account: user.account, userId: user.id, ip, device } as const;
  if (user.status !== 0) {
    await logVisit(db, { ...visit, success: false, message: 'accountFrozen' });
    throw new Refusal('accountFrozen');
  }
  if (!isProven) await askSecondFactor(services, user.id);
  if (services.config.SINGLE_LOGIN) await endAndTell(services, { userId: user.id });
  const token = await openSession(db, { userId: user.id, ip, device });
  await markSignedIn(db, user.id, ip);
  await logVisit(db, { ...visit, success: true, message: '' });
  return token;
}
