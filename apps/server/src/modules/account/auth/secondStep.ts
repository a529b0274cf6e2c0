import { randomBytes } from 'node:crypto';
import { Refusal } from '../../../http/answers/refusal';
import { guarded } from '../../../http/windows/guarded';
import type { Services } from '../../../services';
import { isSecondFactor, secondFactorState } from '../secondFactor';
import { userById } from '../../base/user';
import { holdTicket, spendTicket, ticketHolder } from './codes/codes';

/** Refuses a person who has a second factor with 1011014; its ticket stands for the step that was right, for 5 minutes. */
export async function askSecondFactor(services: Services, userId: string): Promise<void> {
  if (!(await secondFactorState(services, userId)).secondFactor) return;
  const ticket = randomBytes(24).toString('base64url');
  await holdTicket(services.database.db, ticket, userId);
  throw new Refusal('secondFactorNeeded', {}, { fields: { ticket } });
}

/** The person of a ticket whose second factor is right. */
export async function passSecondFactor(services: Services, { ticket, secondFactor }: { ticket: string; secondFactor: string }) {
  const { db } = services.database;
  const userId = await ticketHolder(db, ticket);
  const user = userId ? await userById(db, userId) : undefined;
  if (!user) throw new Refusal('secondFactorStale');
  const check = async () => ((await isSecondFactor(services, user.id, secondFactor.trim())) ? true : undefined);
  if (!(await guarded({ db, key: `guess:factor:${user.id}`, free: 5, check }))) throw new Refusal('secondFactorWrong');
  if (!(await spendTicket(db, ticket))) throw new Refusal('secondFactorStale');
  return user;
}
