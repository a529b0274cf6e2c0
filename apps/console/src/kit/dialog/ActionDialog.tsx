import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, type DialogProps, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dialogStrings } from './strings';

interface ActionDialogProps<Result> {
  title: string;
  /** The verb on the main button. */
  sendLabel: string;
  /** The button waits for what is missing. Default: true. */
  isReady?: boolean;
  /** Something is typed: a click outside keeps it. */
  isChanged?: boolean;
  isDangerous?: boolean;
  width?: DialogProps['width'];
  /** Looked at when the person sends; false keeps the dialog, whose fields then say what is wrong. */
  mayHappen?: () => boolean | Promise<boolean>;
  onSend: () => Promise<Result>;
  /** What is told when it is done. */
  done: (result: Result) => string;
  /** Why there is nothing to decide on, such as a failed load. */
  failure?: string | undefined;
  onClose: (hasChanged: boolean) => void;
  children: ReactNode;
}

/** One action on a record and what it needs: stays and says why when it is refused, else tells, loads the page's data again and closes. */
export function ActionDialog<Result>({
  title,
  sendLabel,
  isReady = true,
  isChanged = false,
  isDangerous = false,
  width = 'small',
  mayHappen,
  onSend,
  done,
  failure,
  onClose,
  children,
}: ActionDialogProps<Result>) {
  const t = useStrings(dialogStrings);
  const notify = useNotice();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!isReady || isBusy || (await mayHappen?.()) === false) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      notify.success(done(await onSend()));
      onClose(true);
      await queries.invalidateQueries();
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const problem = refusal ?? failure;
  return (
    <Dialog
      open
      persistent={isChanged}
      width={width}
      title={title}
      onClose={() => onClose(false)}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} loading={isBusy} disabled={!isReady}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        {problem && (
          <Alert severity="error" ref={bringIntoSight}>
            {problem}
          </Alert>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}

/** A long form is sent from its end, where nobody sees what is said at its top. */
const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });
