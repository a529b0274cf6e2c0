import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { keptClear } from '../keptClear';
import { FilterForm, type FilterFormProps } from './FilterForm';

/** The editor of a filter, open at a place. */
export function FilterPopover({ anchor, onClose, ...form }: Omit<FilterFormProps, 'titleId'> & { anchor: Element | null }) {
  const titleId = useId();
  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { ...keptClear, role: 'dialog', 'aria-labelledby': titleId } }}
    >
      <FilterForm {...form} titleId={titleId} onClose={onClose} />
    </Popover>
  );
}
