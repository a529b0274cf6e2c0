import { CollectError } from '../CollectError';
import type { Access, Paging, Told } from '../connector';
import type { ChannelOrder, Window } from '../shopReads';
import { call, timestampOf } from './call';
import { conversionOf, placeOf } from './conversionOf';
import { conversionsShape } from './shapes';

/** A report shows no more than its first so many rows. */
const mostRows = 10_000;
const mostAtOnce = 500;

/** Seconds, both of which count. */
interface Span {
  from: number;
  to: number;
}

/**
 * A page of the orders that creators brought. The report shows its first 10 000 rows: a window that holds more is read in pieces, each half
 * as long as one that was too long, which costs a call of its own. A cursor names the piece and the page in it.
 */
export async function listConversions(access: Access, { from, to }: Window, { cursor, limit }: Paging): Promise<Told<ChannelOrder>> {
  const whole = { from: Number(timestampOf(from)), to: Number(timestampOf(new Date(to.getTime() - 1))) };
  const { piece, page } = placeIn(whole, cursor);
  const size = Math.min(limit, mostAtOnce);
  const shown = Math.floor(mostRows / size);
  if (page > shown) throw new CollectError('BadRequest', `more than ${mostRows} orders of one second, ${piece.from}`);
  const { told, ...rest } = await call(access, {
    path: '/api/v2/ams/get_conversion_report',
    query: {
      place_order_time_start: String(piece.from),
      place_order_time_end: String(piece.to),
      page_no: String(page),
      page_size: String(size),
    },
    shape: conversionsShape,
  });
  const { list, has_more: hasMore, total_count: total = 0 } = told.response;
  const mayHalve = piece.from < piece.to;
  const isHalved = page === 1 && total > shown * size && mayHalve;
  // Grown over what is shown while it was read, or not counted: its pages are told again in the halves.
  const isCut = page === shown && hasMore && mayHalve;
  const half = { from: piece.from, to: Math.floor((piece.from + piece.to) / 2) };
  const after = piece.to < whole.to ? cursorOf({ from: piece.to + 1, to: whole.to }, 1) : null;
  return {
    items: isHalved ? [] : list.map((row) => conversionOf(row, placeOf(access))),
    nextCursor: isHalved || isCut ? cursorOf(half, 1) : hasMore ? cursorOf(piece, page + 1) : after,
    quotaCost: 1,
    ...rest,
  };
}

const cursorOf = ({ from, to }: Span, page: number): string => `${from}-${to}-${page}`;

function placeIn(whole: Span, cursor: string | null): { piece: Span; page: number } {
  if (cursor === null) return { piece: whole, page: 1 };
  const [from = 0, to = 0, page = 0] = (/^\d+-\d+-\d+$/.test(cursor) ? cursor : '').split('-').map(Number);
  if (page < 1 || from > to) throw new CollectError('BadRequest', `cursor ${cursor}`);
  return { piece: { from, to }, page };
}
