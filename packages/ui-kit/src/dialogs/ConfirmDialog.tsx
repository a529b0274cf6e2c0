import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from './Dialog';
import { dialogStrings } from './strings';

/** How long a reason must and may be, in characters after trimming. */
export interface ReasonRule {
  min?: number;
  max?: number;
  label?: string;
  placeholder?: string;
}

/** A question before something happens. */
export interface ConfirmDialogProps {
  open: boolean;
  /** The question: "Delete 3 rules?" */
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  children?: ReactNode;
  /** The verb on the button: "Delete". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action takes something away. */
  danger?: boolean;
  /** Asks for a reason as well, such as a rejection. */
  reason?: ReasonRule;
  /** May return a promise: the dialog stays, busy, until it is done, and shows why it failed. */
  onConfirm: (reason: string) => void | Promise<unknown>;
  onCancel: () => void;
  /** What helps against a failure, as a button beside its words: "Edit the form". */
  mendOf?: (error: unknown) => Mend | undefined;
}

/** A way on from a refusal. */
export interface Mend {
  label: string;
  onMend: () => void;
}

/** Asks before it acts; a second click while it runs does nothing. */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setRound(round + 1);
  }
  return <Question key={round} open={open} {...props} />;
}

function Question({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  reason,
  mendOf,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useStrings(dialogStrings);
  const [text, setText] = useState('');
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [mend, setMend] = useState<Mend>();
  const problem = reason && reasonProblem({ text, ...reason });
  const confirm = async () => {
    setTouched(true);
    if (busy || problem) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm(text.trim());
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t('failed'));
      setMend(mendOf?.(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      width="small"
      role="alertdialog"
      persistent={Boolean(reason) || busy}
      onClose={() => !busy && onCancel()}
      onSubmit={() => void confirm()}
      actions={
        <>
          <Button variant="outlined" onClick={onCancel} disabled={busy} autoFocus={danger && !reason}>
            {cancelLabel ?? t('cancel')}
          </Button>
          {failure && mend ? (
            <Button variant="contained" onClick={mend.onMend} autoFocus>
              {mend.label}
            </Button>
          ) : (
            <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy} autoFocus={!danger && !reason}>
              {confirmLabel ?? t('ok')}
            </Button>
          )}
        </>
      }
    >
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {reason && (
        <TextField
          autoFocus
          fullWidth
          multiline
          required
          minRows={3}
          maxRows={8}
          label={reason.label ?? t('reason')}
          placeholder={reason.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setTouched(text !== '')}
          error={touched && Boolean(problem)}
          helperText={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <span>{touched && problem ? t(problem.key, problem.values) : ' '}</span>
              {reason.max !== undefined && <span aria-hidden>{`${text.trim().length} / ${reason.max}`}</span>}
            </Box>
          }
          sx={{ mt: children ? 3 : 0 }}
        />
      )}
      {failure && (
        <Typography role="alert" sx={{ mt: 2, color: 'error.main' }}>
          {failure}
        </Typography>
      )}
    </Dialog>
  );
}

interface ReasonProblem {
  key: 'reasonTooShort' | 'reasonTooLong';
  values: Record<string, number>;
}

function reasonProblem({ text, min = 1, max }: ReasonRule & { text: string }): ReasonProblem | undefined {
  const { length } = text.trim();
  if (length < min) return { key: 'reasonTooShort', values: { min } };
  if (max !== undefined && length > max) return { key: 'reasonTooLong', values: { max } };
  return undefined;
}
