import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { phones } from '../theme/tokens/touch';
import { useStrings } from '@backlot/i18n/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { NoticePlace } from '../notices/NoticePlace';
import { dialogStrings } from './strings';

/** A dialog and what may happen to it. */
export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Asked by the close button, Escape and a click outside. */
  onClose: () => void;
  /** With it the dialog is a form: Enter submits, the main action has `type="submit"`. */
  onSubmit?: () => void;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Width in px, or a name: 440, 600, 850. Phones always get the full screen, unless `small`. */
  width?: 'small' | 'medium' | 'large' | number;
  /** Forms with something typed set this: a click outside no longer closes. */
  persistent?: boolean;
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog';
}

const widths = { small: 440, medium: 600, large: 850 };

/** A dialog that traps the focus, returns it, and fills the screen on phones. */
export function Dialog({
  open,
  title,
  onClose,
  onSubmit,
  actions,
  children,
  width = 'medium',
  persistent = false,
  role = 'dialog',
}: DialogProps) {
  const t = useStrings(dialogStrings);
  const heading = useId();
  const body = useId();
  // On phones notices stand above a small one, and in a row of one that fills the screen.
  const fillsScreen = useMediaQuery(phones) && width !== 'small';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  const frame = onSubmit ? { component: 'form' as const, noValidate: true, onSubmit: submit } : { component: 'div' as const };
  return (
    <MuiDialog
      open={open}
      role={role}
      fullScreen={fillsScreen}
      onClose={(_, reason) => (persistent && reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={heading}
      {...(role === 'alertdialog' && { 'aria-describedby': body })}
      slotProps={{
        container: { sx: { pt: { xs: fillsScreen ? 0 : 10, sm: 0 } } },
        paper: { sx: { width: '100%', maxWidth: typeof width === 'number' ? width : widths[width], m: fillsScreen ? 0 : 4 } },
      }}
    >
      <Box {...frame} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pl: 5, pr: 3, pt: 3.5, pb: 2 }}>
          <Typography id={heading} variant="h5" component="h2" sx={{ flex: 1, minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <IconButton aria-label={t('close')} onClick={onClose} size="small" sx={{ mt: 0.25 }}>
            <Close />
          </IconButton>
        </Box>
        {/* What is only read is scrolled by keys. */}
        <DialogContent id={body} sx={{ flex: 1 }} {...(!onSubmit && role === 'dialog' && { tabIndex: 0 })}>
          {children}
        </DialogContent>
        <NoticePlace isOpen={open} hasRoom={fillsScreen} keepsNews />
        {actions && <DialogActions data-keep-clear>{actions}</DialogActions>}
      </Box>
    </MuiDialog>
  );
}
