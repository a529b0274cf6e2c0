import type { ColumnKind } from './ColumnKind';
import type { TableColumn } from './TableColumn';

const byField: readonly [RegExp, ColumnKind][] = [
  [/(?:[tT]ime|At)$/, 'time'],
  [/(?:date|day)$/i, 'date'],
  [/(?:status|state)$/i, 'status'],
  [/country$/i, 'country'],
  [/(?:owner|sender|leader|creator|createUser|updateUser|person)$/, 'person'],
  [/(?:No|Num|Code|Ip|Phone)$|^(?:id|code|phone|tel|account)$/, 'code'],
];

/** The kind that a column names, or else the one that its side, place and field tell. */
export function kindOf({ kind, align, isFixed, onCard, field }: TableColumn<never>): ColumnKind {
  if (kind) return kind;
  if (align === 'right') return 'number';
  if (isFixed || onCard === 'title') return 'name';
  return byField.find(([pattern]) => pattern.test(field))?.[1] ?? 'text';
}
