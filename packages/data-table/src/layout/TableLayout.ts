import type { TableColumn } from './TableColumn';

export const densities = ['default', 'middle', 'small'] as const;

/** Row heights by name. */
export type TableDensity = (typeof densities)[number];

/** How one person wants a table: kept per person and table. Empty means as designed. */
export interface TableLayout {
  order?: readonly string[];
  /** Shown or not, for columns that somebody changed. */
  visible?: Readonly<Record<string, boolean>>;
  widths?: Readonly<Record<string, number>>;
  /** Stay at the left edge while the others scroll. */
  pinned?: readonly string[];
  density?: TableDensity;
}

/** A column as this person sees it. */
export interface ArrangedColumn<Row> {
  column: TableColumn<Row>;
  isVisible: boolean;
  isPinned: boolean;
  /** This person asked for it to be seen, so that it stays however little room there is. */
  isAsked: boolean;
  /** Set by this person, in pixels; otherwise the column's kind and cells decide. */
  width: number | undefined;
}

/** Columns in this person's order: pinned ones first, columns the layout does not know in their designed place. */
export function arrangeColumns<Row>(columns: readonly TableColumn<Row>[], layout: TableLayout): ArrangedColumn<Row>[] {
  const pinned = new Set(layout.pinned);
  const arranged = inOrder(columns, layout.order ?? []).map((column) => ({
    column,
    isVisible: column.isFixed || (layout.visible?.[column.field] ?? !column.isHidden),
    isPinned: pinned.has(column.field),
    isAsked: layout.visible?.[column.field] === true,
    width: layout.widths?.[column.field],
  }));
  return [...arranged.filter(({ isPinned }) => isPinned), ...arranged.filter(({ isPinned }) => !isPinned)];
}

/** The order with one column moved to a place. */
export function moveColumn(order: readonly string[], field: string, place: number): string[] {
  const rest = order.filter((one) => one !== field);
  return [...rest.slice(0, place), field, ...rest.slice(place)];
}

function inOrder<Row>(columns: readonly TableColumn<Row>[], order: readonly string[]): TableColumn<Row>[] {
  const known = order.flatMap((field) => columns.find((column) => column.field === field) ?? []);
  const result = [...known];
  columns.forEach((column, at) => {
    if (known.includes(column)) return;
    const before = columns[at - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return result;
}
