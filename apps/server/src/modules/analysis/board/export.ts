import type { bdBoardApi, leaderBoardApi, ParsedInputOf } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { Actor } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { type Cell, decimal, type ExportSource, headersOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { lookOf } from './look';
import { type Behind, partsOf } from './parts';
import { peopleRows } from './people';

type Header = readonly [zh: string, en: string, vn: string];
interface Sheet {
  headers: readonly Header[];
  lines: Cell[][];
}
interface Wish {
  query: Record<string, unknown>;
  actor: Actor;
}

/** No board has more parts. */
const all = 100_000;

const groupHeaders: Record<Behind['by'], Header> = {
  workOrder: ['工单', 'Work order', 'Đơn công việc'],
  creator: ['达人', 'Creator', 'KOL'],
  goods: ['商品', 'Product', 'Sản phẩm'],
  day: ['日期', 'Day', 'Ngày'],
};
const figureHeaders: Record<Behind['figure'], Header> = {
  gmv: ['GMV', 'GMV', 'GMV'],
  refund: ['退款', 'Refunds', 'Hoàn tiền'],
  claimed: ['领取名额', 'Claimed places', 'Suất đã nhận'],
  submitted: ['提交', 'Submitted', 'Đã đề xuất'],
  approved: ['通过', 'Approved', 'Đã duyệt'],
  agreed: ['达成合作', 'Agreed', 'Đã chốt'],
  published: ['已发布', 'Published', 'Đã đăng'],
  fulfilled: ['已完成', 'Fulfilled', 'Hoàn thành'],
};
const code: Header = ['编号', 'Number', 'Mã số'];
const lineCount: Header = ['行数', 'Rows', 'Số dòng'];
const currencyHeader: Header = ['币种', 'Currency', 'Tiền tệ'];
const name: Header = ['BD', 'BD', 'BD'];
const before: Header = ['上期GMV', 'GMV before', 'GMV kỳ trước'];
const target: Header = ['本月目标', 'Target of the month', 'Chỉ tiêu tháng'];

/** The parts of a figure, all of them. */
async function partSheet(db: Db, { query, actor }: Wish): Promise<Sheet> {
  const wish = query as ParsedInputOf<typeof bdBoardApi.export>;
  const look = await lookOf(db, wish, await viewerFrom(db, actor));
  const { parts, currency } = await partsOf(db, look, { ...wish, most: all });
  const isMoney = wish.figure === 'gmv' || wish.figure === 'refund';
  const headers = [groupHeaders[wish.by], code, lineCount, figureHeaders[wish.figure], ...(isMoney ? [currencyHeader] : [])];
  const lines = parts.map((part) => [
    wish.by === 'day' ? part.key : part.name,
    part.code,
    part.lines,
    isMoney ? decimal(part.value) : Number(part.value),
    ...(isMoney ? [currency] : []),
  ]);
  return { headers, lines };
}

/** The people of a team with their figures. */
async function peopleSheet(db: Db, { query, actor }: Wish): Promise<Sheet> {
  const look = await lookOf(db, query as ParsedInputOf<typeof leaderBoardApi.export>, await viewerFrom(db, actor));
  const rows = await peopleRows(db, look);
  const counted = ['claimed', 'submitted', 'approved', 'published', 'fulfilled'] as const;
  return {
    headers: [
      name,
      figureHeaders.gmv,
      before,
      target,
      figureHeaders.refund,
      currencyHeader,
      ...counted.map((figure) => figureHeaders[figure]),
    ],
    lines: rows.map((row) => [
      row.name,
      decimal(row.gmv),
      decimal(row.gmvBefore),
      decimal(row.target),
      decimal(row.refund),
      look.subject.currency,
      ...counted.map((figure) => row[figure]),
    ]),
  };
}

/** A board is read whole: what is written are the places of its lines. */
const exportOf =
  (area: 'bdBoard' | 'leaderBoard', sheetOf: (db: Db, wish: Wish) => Promise<Sheet>) =>
  ({ database: { db } }: Services): ExportSource => ({
    area,
    columns: () => [],
    headers: async (language: Language, query, actor) =>
      headersOf(
        (await sheetOf(db, { query, actor })).headers.map((header) => ({ header })),
        language,
      ),
    count: async (query, actor) => (await sheetOf(db, { query, actor })).lines.length,
    batches: async (query, actor) => {
      const { lines } = await sheetOf(db, { query, actor });
      return (async function* () {
        if (lines.length > 0) yield lines.map((_, place) => String(place));
      })();
    },
    lines: async (places, actor, query) => {
      const { lines } = await sheetOf(db, { query, actor });
      return places.flatMap((place) => [lines[Number(place)] ?? []]);
    },
  });

export const bdBoardExport = exportOf('bdBoard', partSheet);
export const leaderBoardExport = exportOf('leaderBoard', peopleSheet);
