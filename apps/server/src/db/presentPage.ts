import type { Page } from '@backlot/contract';
import type { Total } from './list/Total';
import { presentTime } from './presentTime';

interface Paged<Row> extends Total {
  pageNo: number;
  pageSize: number;
  rows: Row[];
}

/** A page of rows as the wire wants it (spec section 3). */
export const presentPage = <Row>({ pageNo, pageSize, totalRows, totalTime, moreRows, rows }: Paged<Row>): Page<Row> => ({
  pageNo,
  pageSize,
  totalPage: Math.ceil(totalRows / pageSize),
  totalRows,
  ...(totalTime && { totalTime: presentTime(totalTime) }),
  ...(moreRows && { moreRows }),
  rows,
});
