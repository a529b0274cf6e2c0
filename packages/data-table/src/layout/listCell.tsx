import { TimeText } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { kindOf } from './kindOf';
import { cellOf, type TableColumn } from './TableColumn';

/** What a column draws in a list; undefined where it is plain text. Moments without a drawing of their own are short. */
export function drawingOf<Row extends object>(column: TableColumn<Row>): ((row: Row) => ReactNode) | undefined {
  if (column.render) return column.render;
  if (kindOf(column as TableColumn<never>) !== 'time') return undefined;
  return (row) => <TimeText value={(row as Record<string, string | null | undefined>)[column.field]} />;
}

/** A cell of a list, drawn or as text. */
export const listCellOf = <Row extends object>(column: TableColumn<Row>, row: Row): ReactNode =>
  drawingOf(column)?.(row) ?? cellOf(column, row);
