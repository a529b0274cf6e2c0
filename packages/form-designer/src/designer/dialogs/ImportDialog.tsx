import { useStrings } from '@backlot/i18n/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { importDocument } from '../../commands/replaceForm';
import { describeDocumentError } from '../../document/documentError';
import { parseDocument } from '../../document/parseDocument';
import type { ReportEntry } from '../../document/report';
import { useDesigner } from '../store/DesignerContext';
import { dialogStrings } from '../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { ImportReport } from './ImportReport';
import { useDialog } from './useDialog';

const format = '{"list":[],"config":{}}';

/** Imports a form from pasted JSON or a file, and tells what reading did to it (spec sections 5 and 8). */
export function ImportDialog() {
  const t = useStrings(dialogStrings);
  const { store, host } = useDesigner();
  const { close, notify } = useDialog();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<{ title: string; cause: string } | null>(null);
  const [report, setReport] = useState<readonly ReportEntry[] | null>(null);
  const read = (source: string) => {
    const parsed = parseDocument(source);
    if (!parsed.ok) return setError(describeDocumentError(parsed.error, host.locale));
    store.apply((state, surroundings) => ({ ...importDocument(state, parsed.document, surroundings), dialog: parsed.report.length > 0 ? 'import' : null }));
    notify({ severity: 'success', text: t('imported') });
    setReport(parsed.report.length > 0 ? parsed.report : null);
    setError(null);
  };
  const readFile = async (chosen: File | undefined) => {
    if (chosen) read(await chosen.text());
  };
  if (report) return <ImportReport report={report} onClose={close} />;
  return (
    <DialogFrame
      title={t('importTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => file.current?.click()}>{t('chooseFile')}</Button>
          <input ref={file} type="file" accept=".json,application/json" hidden aria-label={t('chooseFile')} onChange={(event) => readFile(event.target.files?.[0])} />
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="contained" disabled={text.trim() === ''} onClick={() => read(text)}>
            {t('doImport')}
          </Button>
        </>
      }
    >
      <p className="fd-quiet">{t('importHint')}</p>
      <textarea
        className="fd-source"
        aria-label={t('importTitle')}
        placeholder={`${t('importFormat')} ${format}`}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <Alert severity="error" role="alert">
          <strong>{error.title}</strong> {error.cause}
        </Alert>
      )}
    </DialogFrame>
  );
}
