import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { NoticePlace } from '../notices/NoticePlace';

/** A panel that hangs from a button of the header. */
export interface PopoverPanelProps {
  /** The button; the panel is open while there is one. */
  anchor: HTMLElement | null;
  onClose: () => void;
  title: ReactNode;
  /** Small buttons beside the title, such as "Mark all as read". */
  tools?: ReactNode;
  /** Under the title and fixed there: tabs, a filter. */
  top?: ReactNode;
  footer?: ReactNode;
  /** Width in px: 380 for notifications (spec section 2.7), 800 for downloads (2.8); phones get what there is. */
  width?: number;
  /** Height of the scrolling part in px (spec section 2.7: 400). */
  height?: number;
  children: ReactNode;
}

/** Notifications, downloads, the tour of a filter: a dialog without a backdrop. */
export function PopoverPanel({ anchor, onClose, title, tools, top, footer, width = 380, height = 400, children }: PopoverPanelProps) {
  const heading = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': heading,
          sx: { width, maxWidth: 'calc(100vw - 16px)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, py: 2, minHeight: 48 }}>
        <Typography id={heading} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {tools}
      </Box>
      {top && <Box sx={{ px: 4, pb: 2 }}>{top}</Box>}
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={heading}
        sx={{ height, maxHeight: '60vh', overflowY: 'auto', borderTop: 1, borderColor: 'line.main' }}
      >
        {children}
      </Box>
      <NoticePlace isOpen={anchor !== null} />
      {footer && <Box sx={{ px: 4, py: 2, borderTop: 1, borderColor: 'line.main' }}>{footer}</Box>}
    </Popover>
  );
}
