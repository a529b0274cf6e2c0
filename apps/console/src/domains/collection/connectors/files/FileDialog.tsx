import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { fileImportApi, fileObjects, importLimits, orderImportLimits } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, UploadField, type UploadFile, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { importStatus } from '../../../../kit/import/ImportKind';
import { ImportOutcome } from '../../../../kit/import/ImportOutcome';
import { ImportProblems } from '../../../../kit/import/ImportProblems';
import { saveFile } from '../../../../kit/saveFile';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { ColumnTable } from './ColumnTable';
import { fileStrings } from './fileStrings';
import { type FileObject, useFileImport } from './useFileImport';

/** A file in the place of a channel: chosen, its columns named, looked at, brought in, and what stayed out given back. */
export function FileDialog({ onClose }: { onClose: () => void }) {
  const t = useStrings(fileStrings);
  const { client } = useConsole();
  const notify = useNotice();
  const { file, mapping, choose, task, problem, isBusy, receive, check, apply, remap, restart } = useFileImport();
  const [object, setObject] = useState<FileObject>('works');
  const [refusals, setRefusals] = useState(0);
  const { bytes: maxBytes } = object === 'orders' ? orderImportLimits : importLimits;
  const limits = { extensions: ['csv', 'xlsx', 'jsonl', 'ndjson'], maxBytes, maxCount: 1 };
  const upload: UploadFile = async (chosen, options) => {
    try {
      const { id } = await receive(object, chosen, options);
      return { fileId: id, url: '' };
    } catch (error) {
      // The field empties, so that another file can be chosen at once; why this one was refused stands above.
      if (!options.signal.aborted) setRefusals((before) => before + 1);
      throw error;
    }
  };
  const save = async (asked: Promise<{ blob: Blob; fileName: string }>) => {
    try {
      saveFile(await asked);
    } catch (error) {
      notify.error((error as Error).message);
    }
  };
  const isChecked = task?.importStatus === importStatus.checked;
  const isApplied = task?.importStatus === importStatus.applied;
  const count = task ? task.willAdd + task.willChange : 0;
  const lacking = file?.fields.filter(({ key, isRequired }) => isRequired && !mapping[key]) ?? [];
  return (
    <Dialog
      open
      width="medium"
      persistent={isBusy || file !== undefined}
      title={t('title')}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          {file && !isBusy && <Button onClick={restart}>{t('another')}</Button>}
          {isChecked && !isBusy && <Button onClick={remap}>{t('columns')}</Button>}
          <Button disabled={isBusy} onClick={onClose}>
            {t(isApplied ? 'close' : 'cancel')}
          </Button>
          {file && !task && (
            <Button variant="contained" disabled={lacking.length > 0} loading={isBusy} onClick={() => void check()}>
              {t('check')}
            </Button>
          )}
          {isChecked && (
            <Button variant="contained" disabled={count === 0} loading={isBusy} onClick={() => void apply()}>
              {t('run', { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 4, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!file && (
          <>
            <span>{t('hint')}</span>
            <TextField select label={t('object')} value={object} onChange={({ target }) => setObject(target.value as FileObject)}>
              {fileObjects.map((value) => (
                <MenuItem key={value} value={value}>
                  {t(value)}
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="outlined"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => void save(client.blob(fileImportApi.template, { object }))}
            >
              {t('template')}
            </Button>
            <UploadField key={refusals} label={t('file')} limits={limits} value={[]} onChange={() => undefined} upload={upload} required />
          </>
        )}
        {file && !task && (
          <>
            <span>{t('mapHint', { name: file.fileName, count: file.total })}</span>
            <ColumnTable file={file} mapping={mapping} onChoose={choose} />
            {lacking.length > 0 && <span>{t('lacking', { fields: lacking.map(({ name }) => name).join(', ') })}</span>}
          </>
        )}
        {task && <ImportOutcome task={task} />}
        {task && !isBusy && task.problems.length > 0 && (
          <>
            <ImportProblems task={task} />
            <Button
              variant="outlined"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => void save(client.blob(fileImportApi.refused, { id: task.id }))}
            >
              {t('refusedFile')}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
