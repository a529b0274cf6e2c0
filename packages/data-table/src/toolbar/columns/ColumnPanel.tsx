import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { type ArrangedColumn, densities, moveColumn, type TableDensity, type TableLayout } from '../../layout/TableLayout';
import { strings } from '../../strings';
import { columnStrings } from './columnStrings';
import { WidthStep } from './WidthStep';
import { ColumnList } from './columnListStyles';

export interface ColumnPanelProps {
  arranged: readonly ArrangedColumn<never>[];
  /** Fields of the columns that gave way for want of room: not seen until somebody asks for them. */
  aside: readonly string[];
  layout: TableLayout;
  onChange: (changes: Partial<TableLayout>) => void;
  onReset: () => void;
}

/** Which columns, in which order, how dense: by mouse or by keyboard. Reset returns to the design. */
export function ColumnPanel({ arranged, aside, layout, onChange, onReset }: ColumnPanelProps) {
  const t = useStrings(columnStrings);
  const title = useStrings(strings)('columns');
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const order = arranged.map(({ column }) => column.field);
  const pinned = layout.pinned ?? [];

  const move = (field: string, place: number) => {
    if (place < 0 || place >= order.length) return;
    const name = arranged.find(({ column }) => column.field === field)?.column.header ?? field;
    onChange({ order: moveColumn(order, field, place) });
    setSaid(t('moved', { name, place: place + 1, count: order.length }));
  };

  const reset = () => {
    onReset();
    setSaid(t('resetDone'));
  };

  return (
    <Box sx={{ p: 4, width: 380, maxWidth: '90vw' }}>
      <TextField
        select
        fullWidth
        size="small"
        label={t('density')}
        value={layout.density ?? 'middle'}
        onChange={(event) => onChange({ density: event.target.value as TableDensity })}
      >
        {densities.map((density) => (
          <MenuItem key={density} value={density}>
            {t(`density_${density}`)}
          </MenuItem>
        ))}
      </TextField>
      <ColumnList aria-label={title}>
        {arranged.map(({ column, isVisible, isPinned, width }, place) => {
          const isAside = isVisible && aside.includes(column.field);
          const isSeen = isVisible && !isAside;
          return (
            <li
              key={column.field}
              draggable
              data-dragged={dragged === column.field || undefined}
              onDragStart={() => setDragged(column.field)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged && move(dragged, place)}
            >
              <DragIndicator fontSize="small" titleAccess={t('drag')} />
              <Checkbox
                size="small"
                checked={isSeen}
                disabled={column.isFixed ?? false}
                onChange={() => onChange({ visible: { ...layout.visible, [column.field]: !isSeen } })}
                slotProps={{ input: { 'aria-label': t('show', { name: column.header }) } }}
              />
              <span>
                {column.header}
                {isAside && <small> {t('noRoom')}</small>}
              </span>
              <WidthStep
                name={column.header}
                width={width}
                onWidth={(next) => onChange({ widths: widthsWith(layout.widths, column.field, next) })}
              />
              <IconButton
                size="small"
                aria-label={t('up', { name: column.header })}
                aria-disabled={place === 0}
                onClick={() => move(column.field, place - 1)}
              >
                <ArrowUpward fontSize="inherit" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('down', { name: column.header })}
                aria-disabled={place === order.length - 1}
                onClick={() => move(column.field, place + 1)}
              >
                <ArrowDownward fontSize="inherit" />
              </IconButton>
              <IconButton
                size="small"
                aria-pressed={isPinned}
                aria-label={t(isPinned ? 'unpin' : 'pin', { name: column.header })}
                onClick={() =>
                  onChange({ pinned: isPinned ? pinned.filter((field) => field !== column.field) : [...pinned, column.field] })
                }
              >
                {isPinned ? <PushPin fontSize="inherit" /> : <PushPinOutlined fontSize="inherit" />}
              </IconButton>
            </li>
          );
        })}
      </ColumnList>
      <span role="status" className="BlTable-said">
        {said}
      </span>
      <Button size="small" onClick={reset}>
        {t('reset')}
      </Button>
    </Box>
  );
}

/** The kept widths with one set, or left to the design again. */
function widthsWith(widths: TableLayout['widths'], field: string, width: number | undefined): NonNullable<TableLayout['widths']> {
  const { [field]: _before, ...rest } = widths ?? {};
  return width === undefined ? rest : { ...rest, [field]: width };
}
