import type { intentApi, ParsedInputOf } from '@backlot/contract';
import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { contains } from '../../db/list/contains';
import { countRows } from '../../db/list/countRows';
import { listIds, listPage } from '../../db/list/listPage';
import { presentPage } from '../../db/presentPage';
import type { Services } from '../../services';
import { type Column, type ExportSource, headersOf } from '../download';
import { type Viewer, viewerFrom } from '../trade';
import { ups } from '../up/tables';
import { type Intent, intentsInSight } from './policy';
import { type IntentRow, presentIntents } from './present';
import { cooperationIntents } from './tables';

type IntentQuery = ParsedInputOf<typeof intentApi.page>;

const { createTime, expireTime, intentNo, intentStatus } = cooperationIntents;
const sorting = { sorts: { createTime, expireTime }, fallback: { by: createTime, order: 'descend' as const } };
const name = 'cooperation_intents';

const whereOf = ({ searchValue, intentStatus: statuses }: IntentQuery, viewer: Viewer): SQL | undefined =>
  and(intentsInSight(viewer), searchValue ? or(contains(intentNo, searchValue), contains(cooperationIntents.message, searchValue), ofUpNamed(searchValue)) : undefined, statuses?.length ? inArray(intentStatus, statuses) : undefined);

const ofUpNamed = (term: string): SQL => sql`exists (select 1 from ${ups} where ${ups.id} = ${cooperationIntents.upId} and (${contains(ups.nickname, term)} or ${contains(ups.upNumber, term)}))`;

export async function pageOfIntents(db: Db, query: IntentQuery, viewer: Viewer) {
  const { rows, totalRows } = await listPage(db, { table: cooperationIntents, name, where: whereOf(query, viewer), ...sorting }, query);
  return presentPage({ ...query, totalRows, rows: await presentIntents(db, rows as unknown as Intent[], viewer) });
}

const columns: readonly Column<IntentRow>[] = [
  { header: ['意向编号', 'Intent number', 'Số ý định'], value: (row) => row.intentNo },
  { header: ['达人', 'Creator', 'KOL'], value: (row) => row.up.name },
  { header: ['发送人', 'Sender', 'Người gửi'], value: (row) => row.sender.name },
  { header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop?.name ?? null },
  { header: ['商品', 'Product', 'Sản phẩm'], value: (row) => row.goods?.name ?? null },
  { header: ['内容', 'Message', 'Nội dung'], value: (row) => row.message },
  { header: ['状态', 'Status', 'Trạng thái'], value: (row) => row.intentStatus },
  { header: ['回复', 'Reply', 'Phản hồi'], value: (row) => row.replyContent },
  { header: ['发送时间', 'Sent', 'Ngày gửi'], value: (row) => row.createTime },
];

/** Intents as a file: those of the screen, in its order, as the person may see them when it runs. */
export const intentExport = ({ database: { db } }: Services): ExportSource => ({
  area: 'intent',
  headers: (language) => headersOf(columns, language),
  count: async (query, actor) => countRows(db, { table: cooperationIntents, name, where: whereOf(query as IntentQuery, await viewerFrom(db, actor)) }),
  ids: async (query, actor) => (await listIds(db, { table: cooperationIntents, where: whereOf(query as IntentQuery, await viewerFrom(db, actor)), ...sorting }, query as IntentQuery)).map(({ id }) => id),
  lines: async (ids, actor) => {
    const place = new Map(ids.map((id, index) => [id, index]));
    const found = await db.select().from(cooperationIntents).where(inArray(cooperationIntents.id, [...ids]));
    const rows = await presentIntents(db, found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)), await viewerFrom(db, actor));
    return rows.map((row) => columns.map(({ value }) => value(row, actor.language)));
  },
});
