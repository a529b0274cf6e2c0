import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { importLimits } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, UploadField, type UploadFile, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { saveFile } from '../saveFile';
import { type ImportKind, importStatus } from './ImportKind';
import { ImportOutcome } from './ImportOutcome';
import { ImportProblems } from './ImportProblems';
import { strings } from './strings';
import { useImport } from './useImport';

interface ImportDialogProps {
  kind: ImportKind;
  /** True when rows went in. */
  onClose: (hasChanged: boolean) => void;
}

/** A file into a list: checked first, with the rows that do not fit and why, then brought in. */
export function ImportDialog({ kind: { label, calls, maxBytes = importLimits.bytes }, onClose }: ImportDialogProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const notify = useNotice();
  const { task, problem, isMoving, check, apply, restart } = useImport(calls);
  const [isBusy, setBusy] = useState(false);
  const limits = { extensions: ['csv', 'xlsx'], maxBytes, maxCount: 1 };
  const [refusals, setRefusals] = useState(0);
  const upload: UploadFile = async (file, options) => {
    try {
      const { id } = await check(file, options);
      return { fileId: id, url: '' };
    } catch (error) {
      // The field empties, so that another file can be chosen at once; why this one was refused stands above.
      if (!options.signal.aborted) setRefusals((before) => before + 1);
      throw error;
    }
  };
  const template = async () => {
    try {
      const { blob, fileName } = await client.blob(calls.importTemplate, {});
      saveFile({ blob, fileName });
    } catch (error) {
      notify.error((error as Error).message);
    }
  };
  const run = async () => {
    setBusy(true);
    await apply();
    setBusy(false);
  };
  const isChecked = task?.importStatus === importStatus.checked;
  const isApplied = task?.importStatus === importStatus.applied;
  const count = task ? task.willAdd + task.willChange : 0;
  const close = () => !isBusy && onClose(isApplied && count > 0);
  return (
    <Dialog
      open
      width="medium"
      persistent={isMoving || isBusy}
      title={t('title', { what: label })}
      onClose={close}
      actions={
        <>
          {task && !isMoving && !isBusy && <Button onClick={restart}>{t('another')}</Button>}
          <Button onClick={close}>{t(isApplied ? 'close' : 'cancel')}</Button>
          {isChecked && (
            <Button variant="contained" disabled={count === 0} loading={isBusy} onClick={() => void run()}>
              {t('run', { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!task && (
          <>
            <span>{t('hint')}</span>
            <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => void template()}>
              {t('template')}
            </Button>
            <UploadField key={refusals} label={t('file')} limits={limits} value={[]} onChange={() => undefined} upload={upload} required />
          </>
        )}
        {task?.failReason && <Alert severity="error">{task.failReason}</Alert>}
        {task && <ImportOutcome task={task} />}
        {task && !isMoving && task.problems.length > 0 && <ImportProblems task={task} />}
      </Stack>
    </Dialog>
  );
}
