import { TimeText } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { kindOf } from './kindOf';
import { type TableColumn, textOf } from './TableColumn';

/** What a column draws in a list; undefined where it is plain text. Moments without a drawing of their own are short. */
export function drawingOf<Row extends object>(column: TableColumn<Row>): ((row: Row) => ReactNode) | undefined {
  if (column.render) return column.render;
  return kindOf(column) === 'time' ? (row) => <TimeText value={momentOf(column, row)} /> : undefined;
}

/** A cell of a list, drawn or as text. */
export const listCellOf = <Row extends object>(column: TableColumn<Row>, row: Row): ReactNode =>
  drawingOf(column)?.(row) ?? textOf(column, row);

/** What a cell shows beside its list, where there is room: moments are exact. */
export const cellOf = <Row extends object>(column: TableColumn<Row>, row: Row): ReactNode =>
  !column.render && kindOf(column) === 'time' ? <TimeText value={momentOf(column, row)} isExact /> : listCellOf(column, row);

const momentOf = <Row extends object>({ field }: TableColumn<Row>, row: Row) => (row as Record<string, string | null | undefined>)[field];
