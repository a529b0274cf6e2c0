import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { note, rowForUpdate } from '../../../base/crud';
import { tell } from '../../../base/notice';
import { takeSecondFactor } from '../../../account/secondFactor';
import { endAndTell } from '../../../account/session';
import { users } from '../../../../tables/base/user';
import { factorResetMail, factorResetNotice } from './factorResetTexts';
import { refuseStronger } from './roleGrant';
import { listed, within } from '../visible';

/**
 * Takes away a second factor whose device and recovery codes are lost: 1011017 when none is in use, 2020010 for the own
 * one, which is given up with a code. The sessions end, and the person learns of it by a notice and by mail.
 */
export async function resetFactor(services: Services, { id, actor }: { id: string; actor: Actor }): Promise<void> {
  const { db } = services.database;
  const user = await db.transaction(async (tx) => {
    const found = await personOrRefuse(tx, id, actor);
    if (!(await takeSecondFactor(tx, id))) throw new Refusal('secondFactorState');
    await note(tx, { actor, action: 'sysUser.resetFactor', object: `sysUser:${id}` });
    await tell(tx, services, { noticeClass: 3, userIds: [id], texts: factorResetNotice });
    return found;
  });
  await endAndTell(services, { userId: id });
  const { email, isAbroad } = user;
  if (!email) return;
  const message = { kind: 'mail' as const, to: email, ...factorResetMail[isAbroad ? 'en' : 'zh-CN'] };
  // The factor is gone already: a letter that does not leave changes nothing about that.
  await services.messages
    .send(message)
    .catch((error: unknown) => services.log.error({ err: error, userId: id }, 'letter about a reset second factor not delivered'));
}

async function personOrRefuse(tx: Db, id: string, actor: Actor) {
  if (id === actor.caller.userId) throw new Refusal('ownFactorKept');
  const user = await rowForUpdate(tx, { table: users, id, notFound: 'userNotFound', hidden: listed, within: within(actor) });
  await refuseStronger(tx, actor, id);
  return user;
}
