import type { bdBoardApi, leaderBoardApi, ParsedInputOf, Words } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { Actor } from '../../../http/requests/actor';
import type { Services } from '../../../services';
import { type Cell, decimal, type ExportSource, headersOf } from '../../base/download';
import { viewerFrom } from '../../base/sight';
import { lookOf } from './look';
import { type Behind, partsOf } from './parts';
import { peopleRows } from './people';

interface Sheet {
  headers: readonly Words[];
  lines: Cell[][];
}
interface Wish {
  query: Record<string, unknown>;
  actor: Actor;
}

/** No board has more parts. */
const all = 100_000;

const groupHeaders: Record<Behind['by'], Words> = {
  workOrder: { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' },
  creator: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  goods: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' },
  day: { en: 'Day', 'zh-CN': '日期', vn: 'Ngày' },
};
const figureHeaders: Record<Behind['figure'], Words> = {
  gmv: { en: 'GMV', 'zh-CN': 'GMV', vn: 'GMV' },
  refund: { en: 'Refunds', 'zh-CN': '退款', vn: 'Hoàn tiền' },
  claimed: { en: 'Claimed places', 'zh-CN': '领取名额', vn: 'Suất đã nhận' },
  submitted: { en: 'Submitted', 'zh-CN': '提交', vn: 'Đã đề xuất' },
  approved: { en: 'Approved', 'zh-CN': '通过', vn: 'Đã duyệt' },
  agreed: { en: 'Agreed', 'zh-CN': '达成合作', vn: 'Đã chốt' },
  published: { en: 'Published', 'zh-CN': '已发布', vn: 'Đã đăng' },
  fulfilled: { en: 'Fulfilled', 'zh-CN': '已完成', vn: 'Hoàn thành' },
};
const code: Words = { en: 'Number', 'zh-CN': '编号', vn: 'Mã số' };
const lineCount: Words = { en: 'Rows', 'zh-CN': '行数', vn: 'Số dòng' };
const currencyHeader: Words = { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' };
const name: Words = { en: 'BD', 'zh-CN': 'BD', vn: 'BD' };
const before: Words = { en: 'GMV before', 'zh-CN': '上期GMV', vn: 'GMV kỳ trước' };
const target: Words = { en: 'Target of the month', 'zh-CN': '本月目标', vn: 'Chỉ tiêu tháng' };

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
