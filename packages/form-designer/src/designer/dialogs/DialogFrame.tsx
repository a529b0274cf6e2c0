import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface DialogFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly maxWidth?: DialogProps['maxWidth'];
  /** Nothing in the content takes the focus, so that the content itself does, to be scrolled by keys. */
  readonly isReadOnly?: boolean;
  onClose(): void;
}

/** A dialog of the designer: title, content, buttons. */
export function DialogFrame({ title, children, actions, maxWidth = 'md', isReadOnly = false, onClose }: DialogFrameProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent tabIndex={isReadOnly ? 0 : undefined}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
