import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useStrings } from '@backlot/i18n/react';
import type { ReactElement } from 'react';
import { type ArrangedColumn } from '../layout/TableLayout';
import { cellOf } from '../layout/TableColumn';
import type { TableState } from '../state/TableState';
import { strings } from '../strings';
import { CardSort } from './CardSort';
import { Cards } from './cardStyles';

interface TableCardsProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  /** Of the rows, in their order. */
  ids: readonly string[];
  nameOf: (row: Row) => string;
  arranged: readonly ArrangedColumn<Row>[];
  picked: readonly string[] | undefined;
  onPick: (ids: string[]) => void;
  renderActions: ((row: Row) => ReactElement) | undefined;
  onOpenRow: ((row: Row) => void) | undefined;
  sortField: string | undefined;
  sortOrder: TableState['sortOrder'];
  onSort: (sort: { field: string; order: 'ascend' | 'descend' } | undefined) => void;
}

/** The same rows as cards, for phones: a title, the facts, the actions under the thumb. */
export function TableCards<Row extends object>({
  label,
  rows,
  ids,
  nameOf,
  arranged,
  picked,
  onPick,
  renderActions,
  onOpenRow,
  ...sorting
}: TableCardsProps<Row>) {
  const t = useStrings(strings);
  const visible = arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column);
  const title = visible.find(({ onCard }) => onCard === 'title') ?? visible[0];
  const facts = visible.filter((column) => column !== title && column.onCard !== 'none');
  const toggle = (id: string) => onPick(picked?.includes(id) ? picked.filter((one) => one !== id) : [...(picked ?? []), id]);
  const sortable = visible.filter(({ isSortable }) => isSortable);
  return (
    <>
      {sortable.length > 0 && (
        <Box sx={{ px: 4, pb: 2 }}>
          <CardSort columns={sortable} {...sorting} />
        </Box>
      )}
      <Cards aria-label={label}>
        {rows.map((row, at) => {
          const id = ids[at] ?? '';
          return (
            <li key={id} className="BlTable-card">
              <div className="BlTable-cardTitle">
                {picked && (
                  <Checkbox
                    size="small"
                    checked={picked.includes(id)}
                    onChange={() => toggle(id)}
                    slotProps={{ input: { 'aria-label': t('pickRow', { name: nameOf(row) }) } }}
                  />
                )}
                {title &&
                  (onOpenRow ? (
                    <button type="button" onClick={() => onOpenRow(row)}>
                      {cellOf(title, row)}
                    </button>
                  ) : (
                    <span>{cellOf(title, row)}</span>
                  ))}
              </div>
              <dl>
                {facts.map((column) => (
                  <div key={column.field}>
                    <dt>{column.header}</dt>
                    <dd>{cellOf(column, row)}</dd>
                  </div>
                ))}
              </dl>
              {renderActions?.(row)}
            </li>
          );
        })}
      </Cards>
    </>
  );
}
