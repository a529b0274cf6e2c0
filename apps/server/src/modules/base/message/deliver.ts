import { messageLife } from '@backlot/contract';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { Refusal } from '../../../http/answers/refusal';
import { DeliveryError } from '../../../messages/messages';
import type { Services } from '../../../services';
import { sentMessages } from '../../../tables/base/message';
import { move } from '../transition';
import { mask } from './builtIn';
import { contentOf } from './queue';

export type SentMessage = typeof sentMessages.$inferSelect;
interface Delivering extends Pick<Services, 'messages' | 'vault'> {
  database: { db: Db };
}

/** A server that says nothing for this long while it sends counts as gone; a try gives up long before. */
const leaseMs = 120_000;
/** Seconds until a message is tried again, by how often it was. */
const pauses = [30, 120, 600] as const;

const life = { machine: messageLife, table: sentMessages };

/**
 * Sends one message whose turn it is: the given one, or the next; answers its id, or undefined where none was taken. That it
 * is being sent is stored before anything leaves, so that no two servers send it, and none sends it again after a crash.
 */
export async function deliver({ database: { db }, messages, vault }: Delivering, now: Date, id?: string): Promise<string | undefined> {
  const row = await db.transaction((tx) => take(tx, now, id));
  if (!row) return undefined;
  const { subject, body, html, secrets } = contentOf(row, vault);
  try {
    const receipt = await messages.send({ kind: row.kind, to: row.recipient, subject, body, html, id: row.id });
    await settle(db, row, { event: 'complete', set: { sentTime: now, receipt, sealed: null, failure: null, errorText: null } });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const said = secrets.reduce((text, secret) => text.replaceAll(secret, mask), error.message).slice(0, 300);
    const pause = error.isPassing ? pauses[row.attempt - 1] : undefined;
    const set = { failure: error.failure, errorText: said };
    if (pause === undefined || row.attempt >= row.maxAttempt) await settle(db, row, { event: 'fail', set });
    else await settle(db, row, { event: 'tryAgain', set: { ...set, notBefore: new Date(now.getTime() + pause * 1000) } });
  }
  return row.id;
}

/** Takes a message; one whose code has had its time is void instead. */
async function take(tx: Db, now: Date, id: string | undefined): Promise<SentMessage | undefined> {
  const [row] = await tx
    .select()
    .from(sentMessages)
    .where(and(inState(messageLife, sentMessages, 'waiting'), lte(sentMessages.notBefore, now), id ? eq(sentMessages.id, id) : undefined))
    .orderBy(asc(sentMessages.notBefore), asc(sentMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!row) return undefined;
  if (row.invalidTime && row.invalidTime <= now) {
    await move(tx, { ...life, row, event: 'expire', set: { sealed: null } });
    return undefined;
  }
  const set = { attempt: row.attempt + 1, leaseUntil: new Date(now.getTime() + leaseMs) };
  await move(tx, { ...life, row, event: 'take', set });
  return { ...row, ...set, sendStatus: messageLife.states.sending, version: row.version + 1 };
}

type Settling = Pick<Parameters<typeof move<'waiting', 'complete' | 'fail' | 'tryAgain', 'sendStatus', typeof sentMessages>>[1], 'set'> & {
  event: 'complete' | 'fail' | 'tryAgain';
};

/** Somebody else may have called the message lost by now: then that stands. */
const settle = (db: Db, row: SentMessage, { event, set }: Settling): Promise<void> =>
  move(db, { ...life, row, event, set: { ...set, leaseUntil: null } }).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.reason === 'versionConflict')) throw error;
  });
