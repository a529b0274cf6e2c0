import type { Db } from '../../../../db/database';
import type { Actor } from '../../../../http/requests/actor';
import { Refusal } from '../../../../http/answers/refusal';
import type { Services } from '../../../../services';
import { note, rowForUpdate } from '../../../base/crud';
import { tell } from '../../../base/notice';
import { deliver, queueNews } from '../../../base/message';
import { takeSecondFactor } from '../../../account/secondFactor';
import { endAndTell } from '../../../account/session';
import { users } from '../../../../tables/base/user';
import { factorResetNotice } from './factorResetTexts';
import { refuseStronger } from './roleGrant';
import { listed, within } from '../visible';

/**
 * Takes away a second factor whose device and recovery codes are lost: 1011017 when none is in use, 2020010 for the own
 * one, which is given up with a code. The sessions end, and the person learns of it by a notice and by mail.
 */
export async function resetFactor(services: Services, { id, actor }: { id: string; actor: Actor }): Promise<void> {
  const { db } = services.database;
  const letter = await db.transaction(async (tx) => {
    const { email, isAbroad } = await personOrRefuse(tx, id, actor);
    if (!(await takeSecondFactor(tx, id))) throw new Refusal('secondFactorState');
    await note(tx, { actor, action: 'sysUser.resetFactor', object: `sysUser:${id}` });
    await tell(tx, services, { noticeClass: 3, userIds: [id], texts: factorResetNotice });
    // In the language that a person starts with (spec section 1).
    const language = isAbroad ? ('en' as const) : ('zh-CN' as const);
    return email ? queueNews(tx, { template: 'factorReset', to: email, language, userId: id, createUser: actor.caller.userId }) : undefined;
  });
  await endAndTell(services, { userId: id });
  // The factor is gone already: a letter that does not leave now changes nothing about that.
  if (letter)
    await deliver(services, new Date(), letter).catch((error: unknown) =>
      services.log.error({ err: error, userId: id }, 'letter not sent'),
    );
}

async function personOrRefuse(tx: Db, id: string, actor: Actor) {
  if (id === actor.caller.userId) throw new Refusal('ownFactorKept');
  const user = await rowForUpdate(tx, { table: users, id, notFound: 'userNotFound', hidden: listed, within: within(actor) });
  await refuseStronger(tx, actor, id);
  return user;
}
