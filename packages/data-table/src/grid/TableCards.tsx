import Checkbox from '@mui/material/Checkbox';
import { useStrings } from '@backlot/i18n/react';
import type { ReactElement } from 'react';
import { type ArrangedColumn } from '../layout/TableLayout';
import { cellOf } from '../layout/TableColumn';
import { strings } from '../strings';
import { Cards } from './cardStyles';

interface TableCardsProps<Row extends object> {
  label: string;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  arranged: readonly ArrangedColumn<Row>[];
  picked: readonly string[] | undefined;
  onPick: (ids: string[]) => void;
  renderActions: ((row: Row) => ReactElement) | undefined;
  onOpenRow: ((row: Row) => void) | undefined;
}

/** The same rows as cards, for phones: a title, the facts, the actions under the thumb. */
export function TableCards<Row extends object>({ label, rows, getRowId, arranged, picked, onPick, renderActions, onOpenRow }: TableCardsProps<Row>) {
  const t = useStrings(strings);
  const visible = arranged.filter(({ isVisible }) => isVisible).map(({ column }) => column);
  const title = visible.find(({ onCard }) => onCard === 'title') ?? visible[0];
  const facts = visible.filter((column) => column !== title && column.onCard !== 'none');
  const toggle = (id: string) => onPick(picked?.includes(id) ? picked.filter((one) => one !== id) : [...(picked ?? []), id]);
  return (
    <Cards aria-label={label}>
      {rows.map((row) => {
        const id = getRowId(row);
        return (
          <li key={id} className="BlTable-card">
            <div className="BlTable-cardTitle">
              {picked && <Checkbox size="small" checked={picked.includes(id)} onChange={() => toggle(id)} slotProps={{ input: { 'aria-label': t('selected', { count: 1 }) } }} />}
              {title && (onOpenRow ? <button type="button" onClick={() => onOpenRow(row)}>{cellOf(title, row)}</button> : <span>{cellOf(title, row)}</span>)}
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
  );
}
