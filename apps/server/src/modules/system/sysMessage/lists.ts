import type { ParsedInputOf, sysEmailApi, sysSmsApi } from '@backlot/contract';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { contains } from '../../../db/list/contains';
import { listPage } from '../../../db/list/listPage';
import { Refusal } from '../../../http/answers/refusal';
import type { Actor } from '../../../http/requests/actor';
import { sentMessages } from '../../../tables/base/message';
import type { SentMessage } from '../../base/message';
import { type Kind, messagesInSight } from './policy';

type Query = ParsedInputOf<typeof sysEmailApi.page> & Pick<ParsedInputOf<typeof sysSmsApi.page>, 'source'>;

const { createTime, sentTime, recipient, subject, templateCode, source } = sentMessages;
const sorting = { sorts: { createTime, sentTime }, fallback: { by: createTime, order: 'descend' as const } };

/** A page of messages in sight; the search looks into recipients and, of letters, titles. */
export async function pageOfMessages(db: Db, kind: Kind, query: Query, actor: Actor): Promise<{ rows: SentMessage[]; totalRows: number }> {
  const { searchValue, sendStatus, searchBeginTime, searchEndTime } = query;
  const found =
    searchValue &&
    (kind === 'sms' ? contains(recipient, searchValue) : or(contains(recipient, searchValue), contains(subject, searchValue)));
  const where = and(
    messagesInSight(db, kind, actor),
    found || undefined,
    sendStatus?.length ? inArray(sentMessages.sendStatus, sendStatus) : undefined,
    query.templateCode ? eq(templateCode, query.templateCode) : undefined,
    query.source === undefined ? undefined : eq(source, query.source),
    searchBeginTime ? gte(createTime, inUtc(searchBeginTime)) : undefined,
    searchEndTime ? lt(createTime, sql`${inUtc(searchEndTime)} + interval '1 second'`) : undefined,
  );
  const { rows, totalRows } = await listPage(db, { table: sentMessages, where, ...sorting }, query);
  return { rows: rows as unknown as SentMessage[], totalRows };
}

const inUtc = (time: string): SQL => sql`(${time}::timestamp at time zone 'UTC')`;

/** A message in sight; 1020002 for any other. */
export async function messageInSight(db: Db, { kind, id, actor }: { kind: Kind; id: string; actor: Actor }): Promise<SentMessage> {
  const [row] = await db
    .select()
    .from(sentMessages)
    .where(and(eq(sentMessages.id, id), messagesInSight(db, kind, actor)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same, locked for the transaction. */
export async function messageForUpdate(tx: Db, wanted: { kind: Kind; id: string; actor: Actor }): Promise<SentMessage> {
  await messageInSight(tx, wanted);
  const [row] = await tx.select().from(sentMessages).where(eq(sentMessages.id, wanted.id)).for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}
