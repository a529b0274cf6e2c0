import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactElement, type ReactNode, useState } from 'react';

/** A button that opens a panel below itself. */
export function PanelButton({ label, icon, children }: { label: string; icon?: ReactElement; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" startIcon={icon} aria-haspopup="dialog" aria-expanded={Boolean(anchor)} onClick={(event) => setAnchor(event.currentTarget)}>
        {label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {children}
      </Popover>
    </>
  );
}
