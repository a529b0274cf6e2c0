import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Config } from '../../../../config';
import type { Db } from '../../../../db/database';
import { oneTimeCodes } from '../../../../tables/account/auth';
import { voidCode } from '../../../base/message';

/** Life of a code that no setting says, and the pause before another one, in seconds. */
const codeLife = { recover: 600, contact: 600, secondFactor: 300 } as const;
export const resendSeconds = 60;
const mostTries = 5;

interface Target {
  purpose: 'login' | 'recover' | 'contact';
  /** Phone in E.164, or e-mail in lower case. */
  target: string;
}

/** How long a code works, in seconds: one to sign in with as the administrators say. */
export const lifeOf = (purpose: Target['purpose'], { SMS_CODE_MINUTES }: Pick<Config, 'SMS_CODE_MINUTES'>): number =>
  purpose === 'login' ? SMS_CODE_MINUTES * 60 : codeLife[purpose];

type Issued = Target & { userId: string | null; validSeconds: number };

/** Makes a code for a target; the older ones of that target die. Without a person there is a row but nothing opens. */
export async function issueCode(db: Db, { purpose, target, userId, validSeconds }: Issued): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const replaced = await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.target, target)))
    .returning({ userId: oneTimeCodes.userId });
  if (replaced.some((row) => row.userId)) await voidCode(db, codeKey({ purpose, target }));
  await db.insert(oneTimeCodes).values({
    purpose,
    target,
    userId,
    codeHash: hashCode(target, code),
    expireTime: sql`now() + ${`${validSeconds} seconds`}::interval`,
  });
  return code;
}

/** Uses a code up and answers whose it was; undefined for a wrong, used, tried-out or expired one. */
export async function redeemCode(db: Db, typed: Target & { code: string }): Promise<string | undefined> {
  return (await tryCode(db, typed)) && spendCode(db, typed);
}

/** Whose a code is, counting the try: it stays good for what uses it up. */
export async function tryCode(db: Db, { purpose, target, code }: Target & { code: string }): Promise<string | undefined> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.target, target),
        gt(oneTimeCodes.expireTime, sql`now()`),
        lt(oneTimeCodes.tries, mostTries),
      ),
    )
    .returning();
  return row?.userId && isSame(row.codeHash, hashCode(target, code)) ? row.userId : undefined;
}

/** Uses up a code that was tried, in the transaction of what it is for; undefined when somebody did before. */
export async function spendCode(tx: Db, { purpose, target, code }: Target & { code: string }): Promise<string | undefined> {
  const [used] = await tx
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.target, target),
        eq(oneTimeCodes.codeHash, hashCode(target, code)),
        gt(oneTimeCodes.expireTime, sql`now()`),
      ),
    )
    .returning({ userId: oneTimeCodes.userId });
  if (used?.userId) await voidCode(tx, codeKey({ purpose, target }));
  return used?.userId ?? undefined;
}

/** What the messages with a code of a target are found by. */
export const codeKey = ({ purpose, target }: Target): string => `${purpose} ${target}`;

/** Keeps that the first step of a sign-in was right. */
export const holdTicket = (db: Db, ticket: string, userId: string) =>
  db.insert(oneTimeCodes).values({
    purpose: 'secondFactor',
    target: hashCode('ticket', ticket),
    userId,
    codeHash: '',
    expireTime: sql`now() + ${`${codeLife.secondFactor} seconds`}::interval`,
  });

/** Whose a ticket is, while it lasts and has tries left. */
export async function ticketHolder(db: Db, ticket: string): Promise<string | undefined> {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(isTicket(ticket), gt(oneTimeCodes.expireTime, sql`now()`), lt(oneTimeCodes.tries, mostTries)))
    .returning({ userId: oneTimeCodes.userId });
  return row?.userId ?? undefined;
}

/** Uses a ticket up; false when somebody did before. */
export async function spendTicket(db: Db, ticket: string): Promise<boolean> {
  const spent = await db.delete(oneTimeCodes).where(isTicket(ticket)).returning({ id: oneTimeCodes.id });
  return spent.length > 0;
}

const isTicket = (ticket: string) => and(eq(oneTimeCodes.purpose, 'secondFactor'), eq(oneTimeCodes.target, hashCode('ticket', ticket)));

export const purgeCodes = (db: Db) => db.delete(oneTimeCodes).where(lt(oneTimeCodes.expireTime, sql`now()`));

const hashCode = (target: string, code: string) => createHash('sha256').update(`${target}\n${code}`).digest('base64url');

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** What a code that is read out is worth (system-pages 1.7.17): the newest one counts, and it is used up when it is right. */
export async function verdictOf(
  db: Db,
  { phone, code }: { phone: string; code: string },
): Promise<'SUCCESS' | 'ERROR' | 'EXPIRED' | 'TIMES_UP'> {
  const typed = { purpose: 'login', target: phone, code } as const;
  const [newest] = await db
    .select({ tries: oneTimeCodes.tries, isOver: sql<boolean>`${oneTimeCodes.expireTime} <= now()` })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, 'login'), eq(oneTimeCodes.target, phone)));
  if (!newest) return 'ERROR';
  if (newest.isOver) return 'EXPIRED';
  if (newest.tries >= mostTries) return 'TIMES_UP';
  return (await redeemCode(db, typed)) ? 'SUCCESS' : 'ERROR';
}
