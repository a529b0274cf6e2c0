import { intentWords } from '@backlot/contract/words/trade/intent';
import { type intentApi, intentLife, type ParsedInputOf } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { countRows } from '../../../db/list/countRows';
import { idBatches } from '../../../db/list/idBatches';
import { listPage } from '../../../db/list/listPage';
import { presentPage } from '../../../db/presentPage';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { type Column, columnsOf, type ExportSource, headersOf, linesOf } from '../../base/download';
import { stateWord } from '../../base/lifeCycle';
import { type Viewer, viewerFrom } from '../../base/sight';
import { ups } from '../../../tables/creators/creator';
import { type Intent, intentsInSight } from './policy';
import { type IntentRow, presentIntent, presentIntents } from './present';
import { cooperationIntents } from '../../../tables/trade/intent';

type IntentQuery = ParsedInputOf<typeof intentApi.page>;

const { createTime, expireTime, fromType, intentNo, intentStatus } = cooperationIntents;
const sorting = { sorts: { createTime, expireTime }, fallback: { by: createTime, order: 'descend' as const } };

const whereOf = ({ searchValue, intentStatus: statuses, fromType: origins, country, due }: IntentQuery, viewer: Viewer): SQL | undefined =>
  and(
    intentsInSight(viewer),
    searchValue
      ? or(
          contains(intentNo, searchValue),
          contains(cooperationIntents.message, searchValue),
          ofUp(sql`(${contains(ups.nickname, searchValue)} or ${contains(ups.upNumber, searchValue)})`),
        )
      : undefined,
    statuses?.length ? inArray(intentStatus, statuses) : undefined,
    origins?.length ? inArray(fromType, origins) : undefined,
    country?.length ? ofUp(inArray(ups.country, country)) : undefined,
    due ? isExpiring : undefined,
  );

/** Not answered, and with three days or less to do so. */
const isExpiring = and(
  inState(intentLife, cooperationIntents, 'sent', 'viewed'),
  sql`${expireTime} between now() and now() + interval '3 days'`,
);

const ofUp = (which: SQL): SQL => sql`exists (select 1 from ${ups} where ${ups.id} = ${cooperationIntents.upId} and ${which})`;

export async function pageOfIntents(db: Db, query: IntentQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: cooperationIntents, where: whereOf(query, viewer), ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: await presentIntents(db, rows as unknown as Intent[], viewer) });
}

/** One intent in sight, whole; 1020002 for the others. */
export async function detailOf({ database: { db }, vault }: Services, id: string, viewer: Viewer) {
  const [intent] = await db
    .select()
    .from(cooperationIntents)
    .where(and(eq(cooperationIntents.id, id), intentsInSight(viewer)));
  if (!intent) throw new Refusal('notFound');
  return presentIntent(db, intent, viewer, vault);
}

const senders = { en: ['BD', 'Merchant', 'Creator'], 'zh-CN': ['商务', '商家', '达人'], vn: ['BD', 'Nhà bán hàng', 'KOL'] } as const;

const columns: readonly Column<IntentRow>[] = [
  { field: 'up', header: intentWords.intentNo, value: (row) => row.intentNo },
  { field: 'up', header: intentWords.up, value: (row) => row.up.name },
  { field: 'sender', header: intentWords.sender, value: (row) => row.sender?.name ?? null },
  { field: 'about', header: intentWords.workOrder, value: (row) => row.workOrder?.name ?? null },
  { field: 'about', header: intentWords.shop, value: (row) => row.shop?.name ?? null },
  { field: 'about', header: intentWords.goods, value: (row) => row.goods?.name ?? null },
  { field: 'message', header: intentWords.message, value: (row) => row.message },
  { field: 'offer', header: intentWords.offerProportion, value: (row) => row.offerProportion },
  {
    field: 'intentStatus',
    header: intentWords.intentStatus,
    value: (row, language) => stateWord('intentStatus', row.intentStatus, language),
  },
  {
    field: 'fromType',
    header: intentWords.fromType,
    value: ({ fromType }, language) => senders[language][fromType - 1] ?? fromType,
  },
  { field: 'replyContent', header: intentWords.replyContent, value: (row) => row.replyContent },
  { field: 'expireTime', header: intentWords.expireTime, value: (row) => row.expireTime },
  { field: 'createTime', header: intentWords.createTime, value: (row) => row.createTime },
];

/** Intents as a file: those of the screen, in its order, as the person may see them when it runs. */
export const intentExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'intent',
  columns: () => columns,
  headers: (language, query) => headersOf(columnsOf(columns, query), language),
  count: async (query, actor) =>
    countRows(db, { table: cooperationIntents, where: whereOf(query as IntentQuery, await viewerFrom(db, actor)) }),
  batches: async (query, actor) =>
    idBatches(
      db,
      { table: cooperationIntents, where: whereOf(query as IntentQuery, await viewerFrom(db, actor)), ...sorting },
      query as IntentQuery,
    ),
  lines: async (ids, actor, query) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db
      .select()
      .from(cooperationIntents)
      .where(inArray(cooperationIntents.id, [...ids]));
    const rows = await presentIntents(
      db,
      found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
      await viewerFrom(db, actor),
    );
    return linesOf(db, { columns: columnsOf(columns, query), rows, language: actor.language });
  },
});
