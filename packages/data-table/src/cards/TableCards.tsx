import Checkbox from '@mui/material/Checkbox';
import { useStrings } from '@backlot/i18n/react';
import type { ReactElement } from 'react';
import { type ArrangedColumn } from '../layout/TableLayout';
import { listCellOf } from '../layout/cellOf';
import { kindOf } from '../layout/kindOf';
import { strings } from '../strings';
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
}: TableCardsProps<Row>) {
  const t = useStrings(strings);
  const visible = arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column);
  const title = visible.find(({ onCard }) => onCard === 'title') ?? visible[0];
  const lead = visible.find(({ onCard }) => onCard === 'lead');
  const facts = visible.filter((column) => column !== title && column !== lead && column.onCard !== 'none');
  const toggle = (id: string) => onPick(picked?.includes(id) ? picked.filter((one) => one !== id) : [...(picked ?? []), id]);
  return (
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
                    {listCellOf(title, row)}
                  </button>
                ) : (
                  <span>{listCellOf(title, row)}</span>
                ))}
            </div>
            {lead && <div className="BlTable-cardLead">{listCellOf(lead, row)}</div>}
            <dl>
              {facts.map((column) => (
                <div key={column.field}>
                  <dt>{column.header}</dt>
                  <dd data-kind={kindOf(column)}>{listCellOf(column, row)}</dd>
                </div>
              ))}
            </dl>
            {renderActions?.(row)}
          </li>
        );
      })}
    </Cards>
  );
}
