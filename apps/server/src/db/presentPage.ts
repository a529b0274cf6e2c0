import type { Page } from '@backlot/contract';

interface Paged<Row> {
  pageNo: number;
  pageSize: number;
  totalRows: number;
  rows: Row[];
}

/** A page of rows as the wire wants it (spec section 3). */
export const presentPage = <Row>({ pageNo, pageSize, totalRows, rows }: Paged<Row>): Page<Row> => ({
  pageNo,
  pageSize,
  totalPage: Math.ceil(totalRows / pageSize),
  totalRows,
  rows,
});
