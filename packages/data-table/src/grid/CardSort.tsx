import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import type { TableState } from '../state/TableState';
import { strings } from '../strings';
import { cardStrings } from './cardStrings';

interface CardSortProps {
  /** What may be sorted. */
  columns: readonly { field: string; header: string }[];
  sortField: string | undefined;
  sortOrder: TableState['sortOrder'];
  onSort: (sort: { field: string; order: 'ascend' | 'descend' } | undefined) => void;
}

const orders = ['ascend', 'descend'] as const;

/** The order of the cards, which have no headers to click. */
export function CardSort({ columns, sortField, sortOrder = 'ascend', onSort }: CardSortProps) {
  const t = useStrings(cardStrings);
  const say = useStrings(strings);
  const change = (value: string) => {
    const [order, field] = value.split(' ') as ['ascend' | 'descend' | '', string | undefined];
    onSort(order && field ? { field, order } : undefined);
  };
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('sortBy')}
      value={sortField ? `${sortOrder} ${sortField}` : ' '}
      onChange={(event) => change(event.target.value)}
    >
      <MenuItem value=" ">{t('designedOrder')}</MenuItem>
      {columns.flatMap(({ field, header }) =>
        orders.map((order) => (
          <MenuItem key={`${order} ${field}`} value={`${order} ${field}`}>
            {header}, {say(order === 'ascend' ? 'ascending' : 'descending')}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}
