import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { sentences } from '../../../http/answers/problemText';
import { refuseField } from '../../../http/answers/refuseField';
import { ups, works } from '../../../tables/creators/creator';
import { type Cells, type Choices, type ImportField, numberCell, oneOf, timeCell } from '../../base/imports';
import type { Viewer } from '../../base/sight';
import { upsInSight, type UpRow, upToChange } from '../../creators/creator';

/** Columns that tell which creator a row is about. */
export const ofUp: readonly ImportField[] = [
  { key: 'webId', header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' }, required: true, example: '10' },
  { key: 'up', header: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' }, required: true, example: '@bea.reyes' },
];

/** Columns that tell which work a row is about. */
export const ofWork: readonly ImportField[] = [
  { key: 'webId', header: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' }, required: true, example: '10' },
  {
    key: 'platformWorkId',
    header: { en: 'Work id', 'zh-CN': '作品ID', vn: 'ID tác phẩm' },
    required: true,
    example: '7300000000000000001',
  },
];

export const figureFields: readonly ImportField[] = [
  { key: 'views', header: { en: 'Views', 'zh-CN': '播放数', vn: 'Lượt xem' }, example: '12000' },
  { key: 'likes', header: { en: 'Likes', 'zh-CN': '点赞数', vn: 'Lượt thích' }, example: '900' },
  { key: 'comments', header: { en: 'Comments', 'zh-CN': '评论数', vn: 'Bình luận' }, example: '40' },
  { key: 'shares', header: { en: 'Shares', 'zh-CN': '分享数', vn: 'Chia sẻ' }, example: '15' },
];

/** The moment that the figures of a row speak of; that of the import where a row does not say. */
export const dataTimeField: ImportField = {
  key: 'dataTime',
  header: { en: 'Data time', 'zh-CN': '数据时间', vn: 'Thời điểm dữ liệu' },
  example: '2026-11-21 08:00:00',
};

/** The creator that a row names by handle or platform id, locked; refuses one that this person may not change. */
export async function upFrom(tx: Db, { webId, cells, viewer }: { webId: number; cells: Cells; viewer: Viewer }): Promise<UpRow> {
  const name = cells['up'] ?? '';
  const handle = eq(sql`lower(${ups.upNumber})`, name.replace(/^@/, '').toLowerCase());
  const rows = await tx
    .select()
    .from(ups)
    .where(and(eq(ups.webId, webId), or(eq(ups.platformId, name), handle), upsInSight(viewer)))
    .limit(10);
  const found = rows.find(({ platformId }) => platformId === name) ?? rows[0];
  if (!found) throw refuseField('up', noUp);
  return upToChange(tx, found.id, viewer);
}

/** The work that a row names, of a creator that this person may change. */
export async function workFrom(tx: Db, { webId, cells, viewer }: { webId: number; cells: Cells; viewer: Viewer }) {
  const [work] = await tx
    .select({ id: works.id, upId: works.upId, postTime: works.postTime })
    .from(works)
    .innerJoin(ups, eq(ups.id, works.upId))
    .where(and(eq(works.webId, webId), eq(works.platformWorkId, cells['platformWorkId'] ?? ''), upsInSight(viewer)));
  if (!work) throw refuseField('platformWorkId', noWork);
  await upToChange(tx, work.upId, viewer);
  return work;
}

/** The channel of a row. */
export const channelOf = (cells: Cells, channels: Choices): number => Number(oneOf(channels, 'webId', cells['webId'] ?? ''));

/** What tells one row of a channel from another. */
export const keyWithin = (cells: Cells, channels: Choices, ...keys: readonly string[]): string =>
  JSON.stringify([channels.get((cells['webId'] ?? '').toLowerCase()) ?? cells['webId'], ...keys.map((key) => cells[key] ?? '')]);

/** Figures that a row does not tell are null. */
export const figuresFrom = (cells: Cells) => {
  const count = (key: string) => numberCell(key, cells[key]) ?? null;
  return { views: count('views'), likes: count('likes'), comments: count('comments'), shares: count('shares') };
};

/** A moment that has passed; `otherwise` for an empty cell. */
export function pastTime(key: string, cell: string | undefined, otherwise: Date): Date {
  if (!cell) return otherwise;
  const time = timeCell(key, cell);
  if (time.getTime() > Date.now() + aheadMs) throw refuseField(key, inFuture);
  return time;
}

/** A text of a row, as long as it may be. */
export function textFrom(cells: Cells, key: string, most: number): string {
  const text = cells[key] ?? '';
  if (text.length > most) throw refuseField(key, sentences('tooLong', most));
  return text;
}

/** Clocks differ. */
const aheadMs = 60_000;

const noUp = {
  en: 'There is no such creator on this channel.',
  'zh-CN': '未找到该渠道的达人。',
  vn: 'Không tìm thấy KOL này trên kênh.',
};
const noWork = {
  en: 'There is no such work on this channel.',
  'zh-CN': '未找到该渠道的作品。',
  vn: 'Không tìm thấy tác phẩm này trên kênh.',
};
const inFuture = { en: 'The time lies in the future.', 'zh-CN': '时间不能晚于现在。', vn: 'Thời điểm nằm trong tương lai.' };
