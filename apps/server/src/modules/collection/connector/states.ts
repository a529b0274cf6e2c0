import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuseField } from '../../../http/answers/refuseField';
import type { Services } from '../../../services';
import { consentStates } from '../../../tables/collection/connector';

/** A consent that somebody began to ask for holds so long. */
const minutes = 15;

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url');

interface Begun {
  connectorId: string;
  /** Creator or merchant, as the connector takes it. */
  holderId: string;
  userId: string;
}

/** Begins a consent: a state that this person can use once, and the challenge of a verifier that stays here, sealed. */
export async function beginState({ database: { db }, vault }: Pick<Services, 'database' | 'vault'>, begun: Begun, now: Date) {
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(48).toString('base64url')];
  await db.delete(consentStates).where(lt(consentStates.endTime, now));
  const endTime = new Date(now.getTime() + minutes * 60_000);
  await db.insert(consentStates).values({ ...begun, state: hashOf(state), verifier: vault.seal(verifier), endTime });
  return { state, challenge: hashOf(verifier) };
}

/** Takes a state that this person began; a wrong, used, old or foreign one is refused alike, and a foreign one still holds. */
export async function takeState(
  { vault }: Pick<Services, 'vault'>,
  db: Db,
  { state, userId, now }: { state: string; userId: string; now: Date },
): Promise<Begun & { verifier: string }> {
  const [taken] = await db
    .delete(consentStates)
    .where(and(eq(consentStates.state, hashOf(state)), eq(consentStates.userId, userId), gt(consentStates.endTime, now)))
    .returning();
  if (!taken) throw refuseField('state', noState);
  return { ...taken, verifier: vault.open(taken.verifier) };
}

const noState = {
  en: 'This request for consent does not hold any more. Begin it again.',
  'zh-CN': '授权请求无效或已过期，请重新发起授权。',
  vn: 'Yêu cầu cấp quyền không còn hiệu lực, hãy bắt đầu lại.',
};
