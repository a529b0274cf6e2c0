import Popover from '@mui/material/Popover';
import { useStrings } from '@backlot/i18n/react';
import { strings } from '../../strings';
import { keptClear } from '../keptClear';
import { ColumnPanel, type ColumnPanelProps } from './ColumnPanel';

/** The settings of the columns, open at a place. */
export function ColumnPopover({ anchor, onClose, ...panel }: ColumnPanelProps & { anchor: Element | null; onClose: () => void }) {
  const t = useStrings(strings);
  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...keptClear, role: 'dialog', 'aria-label': t('columns') } }}
    >
      <ColumnPanel {...panel} />
    </Popover>
  );
}
