import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { cellOf, type TableColumn } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { DescriptionList, SideDrawer } from '@backlot/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { panelStrings } from './panelStrings';

interface RowPanelProps<Row extends object> {
  row: Row;
  /** Of the page, in the order of the screen. */
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  onClose: () => void;
}

/** A row beside its list with all that its columns know, hidden ones too; the arrow keys turn to its neighbours. */
export function RowPanel<Row extends object>({ row, rows, columns, nameOf, onClose }: RowPanelProps<Row>) {
  const t = useStrings(panelStrings);
  const [at, setAt] = useState(() => rows.indexOf(row));
  const shown = rows[at] ?? row;
  const go = (next: number) => setAt(Math.max(0, Math.min(next, rows.length - 1)));
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') go(at - 1);
    if (event.key === 'ArrowRight') go(at + 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <SideDrawer
      open
      title={nameOf(shown)}
      subtitle={<span role="status">{t('place', { place: at + 1, count: rows.length })}</span>}
      onClose={onClose}
      tools={
        <>
          <IconButton aria-label={t('previous')} disabled={at <= 0} onClick={() => go(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={t('next')} disabled={at >= rows.length - 1} onClick={() => go(at + 1)}>
            <ChevronRight />
          </IconButton>
        </>
      }
    >
      <DescriptionList items={columns.map((column) => ({ label: column.header, value: cellOf(column, shown) }))} />
    </SideDrawer>
  );
}
