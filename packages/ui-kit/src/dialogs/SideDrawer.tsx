import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useId } from 'react';
import { NoticePlace } from '../notices/NoticePlace';
import { dialogStrings } from './strings';

/** A panel at the right edge; the page stays behind it. */
export interface SideDrawerProps {
  open: boolean;
  title: ReactNode;
  /** Quiet words under the title. */
  subtitle?: ReactNode;
  onClose: () => void;
  /** Links or icon buttons beside the close button, such as "open as a page". */
  tools?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** Width in px; phones get the full width. */
  width?: number;
  children?: ReactNode;
}

/** Quick detail or a form beside its list: focus trapped and returned, Escape closes. */
export function SideDrawer({ open, title, subtitle, onClose, tools, actions, width = 560, children }: SideDrawerProps) {
  const t = useStrings(dialogStrings);
  const heading = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { width: { xs: '100%', sm: width }, maxWidth: '100%', boxShadow: 8 },
        },
      }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: 5, pr: 3, py: 3, borderBottom: 1, borderColor: 'line.main' }}
      >
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          <Typography id={heading} variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" component="div" sx={{ color: 'ink.third' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {tools}
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box tabIndex={-1} sx={{ flex: 1, overflowY: 'auto', px: 5, py: 4, outline: 0 }}>
        {children}
      </Box>
      <NoticePlace isOpen={open} hasRoom keepsNews />
      {actions && (
        <Box
          component="footer"
          data-keep-clear
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            flexWrap: 'wrap',
            gap: 2,
            px: 5,
            py: 3,
            borderTop: 1,
            borderColor: 'line.main',
          }}
        >
          {actions}
        </Box>
      )}
    </Drawer>
  );
}
