import type { TableState } from '../../state/TableState';
import { valuesOf } from '../../state/urlState';
import type { TableFilter } from './TableFilter';

/** What a filter's chip says: its value in words, or undefined when it filters nothing. */
export function shownValue(filter: TableFilter, filters: TableState['filters']): string | undefined {
  const values = valuesOf(filters[filter.field]);
  if (filter.kind === 'text') return values[0];
  if (filter.kind === 'choice') return chosen(filter.choices.filter(({ value }) => values.includes(value)).map(({ label }) => label));
  const show = (filter.kind === 'range' && filter.show) || dayOf;
  const [from] = values;
  const [to] = valuesOf(filters[filter.toField]);
  if (!from && !to) return undefined;
  return `${from ? show(from) : ''} – ${to ? show(to) : ''}`.trim();
}

const dayOf = (value: string) => value.slice(0, 10);

function chosen(labels: string[]): string | undefined {
  if (!labels.length) return undefined;
  const [first, second, ...more] = labels;
  return [[first, second].filter(Boolean).join(', '), more.length ? `+${more.length}` : ''].filter(Boolean).join(' ');
}
