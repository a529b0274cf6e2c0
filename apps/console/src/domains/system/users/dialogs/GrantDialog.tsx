import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, LoadingState, useNotice } from '@backlot/ui-kit';
import type { ReactNode } from 'react';
import { GrantProblem } from '../../../../kit/edit/GrantProblem';
import type { useGrant } from '../../../../kit/edit/useGrant';
import { dialogStrings } from './dialogStrings';

interface GrantDialogProps {
  title: string;
  /** Whose grant it is. */
  name: string;
  grant: ReturnType<typeof useGrant>;
  onSave: (version: number) => Promise<unknown>;
  onClose: (hasChanged: boolean) => void;
  children: ReactNode;
}

/** The frame of a grant to one person: reading, saving, and what to do when somebody else granted meanwhile. */
export function GrantDialog({
  title,
  name,
  grant: { own, problem, isStale, isBusy, run, takeNewer },
  onSave,
  onClose,
  children,
}: GrantDialogProps) {
  const t = useStrings(dialogStrings);
  const notify = useNotice();
  const save = async () => {
    if (!own || !(await run(() => onSave(own.version)))) return;
    notify.success(t('granted', { name }));
    onClose(true);
  };
  return (
    <Dialog
      open
      persistent
      title={title}
      onClose={() => onClose(false)}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!own || isStale}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <GrantProblem problem={problem} isStale={isStale} onTakeNewer={() => void takeNewer()} />
        {own ? children : !problem && <LoadingState count={6} />}
      </Stack>
    </Dialog>
  );
}
