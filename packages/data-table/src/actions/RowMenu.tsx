import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Reasoned } from './Reasoned';
import type { RowAction } from './RowAction';

interface RowMenuProps {
  actions: readonly RowAction[];
  /** Where it is open. */
  anchor: Element | null;
  onClose: () => void;
}

/** The actions of a row that have no button of their own. */
export function RowMenu({ actions, anchor, onClose }: RowMenuProps) {
  return (
    <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={onClose} slotProps={{ list: { disabledItemsFocusable: true } }}>
      {actions.map(({ key, label, whyNot, onRun }) =>
        whyNot ? (
          <Reasoned key={key} title={whyNot} placement="left">
            <MenuItem aria-disabled sx={{ color: 'text.disabled', cursor: 'default' }}>
              {label}
            </MenuItem>
          </Reasoned>
        ) : (
          <MenuItem
            key={key}
            onClick={() => {
              onClose();
              onRun();
            }}
          >
            {label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
