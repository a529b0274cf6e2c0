import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useStrings } from '@backlot/i18n/react';
import { kindTraits } from '../../layout/ColumnKind';
import { kindOf } from '../../layout/kindOf';
import type { TableColumn } from '../../layout/TableColumn';
import { strings } from '../../strings';
import type { SortProps } from '../ToolbarProps';
import { phoneStrings } from './phoneStrings';

interface SortMenuProps extends SortProps {
  anchor: Element | null;
  /** What may be sorted. */
  columns: readonly TableColumn<never>[];
  onColumns: () => void;
  onReload: () => void;
  onClose: () => void;
}

/** The order of the cards, which have no headers to click; below it the settings of the columns and loading again. */
export function SortMenu({ anchor, columns, sortField, sortOrder = 'ascend', onSort, onColumns, onReload, onClose }: SortMenuProps) {
  const t = useStrings(phoneStrings);
  const say = useStrings(strings);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const usual = (
    <MenuItem key="" role="menuitemradio" aria-checked={!sortField} selected={!sortField} onClick={then(() => onSort(undefined))}>
      {t('designedOrder')}
    </MenuItem>
  );
  const sorted = columns.flatMap((column) =>
    ordersOf(column).map((order) => {
      const isOn = column.field === sortField && order === sortOrder;
      return (
        <MenuItem
          key={`${order} ${column.field}`}
          role="menuitemradio"
          aria-checked={isOn}
          selected={isOn}
          onClick={then(() => onSort({ field: column.field, order }))}
        >
          {column.header}, {say(order === 'ascend' ? 'ascending' : 'descending')}
        </MenuItem>
      );
    }),
  );
  return (
    <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={onClose}>
      {sorted.length > 0 && [usual, ...sorted, <Divider key="more" />]}
      <MenuItem onClick={then(onColumns)}>{say('columns')}</MenuItem>
      <MenuItem onClick={then(onReload)}>{say('refresh')}</MenuItem>
    </Menu>
  );
}

const ordersOf = (column: TableColumn<never>) =>
  kindTraits[kindOf(column)].isLargestFirst ? (['descend', 'ascend'] as const) : (['ascend', 'descend'] as const);
