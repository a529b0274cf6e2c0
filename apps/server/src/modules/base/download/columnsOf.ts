import { refuseField } from '../../../http/answers/refuseField';
import type { Column, ListedColumn } from '../../../http/parts/exportSource';

/** The columns of an export: what the list's columns show, in their order, or all. */
export function columnsOf<C extends ListedColumn>(columns: readonly C[], { columns: wanted }: { columns?: unknown }): readonly C[] {
  return Array.isArray(wanted)
    ? [...new Set(wanted.flatMap((field) => columns.filter((column) => fieldsOf(column).includes(field as string))))]
    : columns;
}

/** The columns that a person may see. */
export const columnsFor = <C extends Pick<Column<never>, 'isInside'>>(
  columns: readonly C[],
  { persona }: { persona: string },
): readonly C[] => (persona === 'shop' ? columns.filter(({ isInside }) => !isInside) : columns);

/** Refuses with 1012001 columns that the list does not have. */
export function refuseUnknownColumns(columns: readonly ListedColumn[], { columns: wanted }: { columns?: unknown }): void {
  if (!Array.isArray(wanted)) return;
  const known = new Set(columns.flatMap(fieldsOf));
  const at = wanted.findIndex((field) => !known.has(field as string));
  if (at >= 0)
    throw refuseField(`columns.${at}`, {
      en: 'The list has no such column.',
      'zh-CN': '列表没有该列。',
      vn: 'Danh sách không có cột này.',
    });
}

const fieldsOf = ({ field = [] }: ListedColumn): readonly string[] => [field].flat();
