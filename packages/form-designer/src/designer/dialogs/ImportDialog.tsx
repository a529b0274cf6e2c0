import { useStrings } from '@backlot/i18n/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { unsupportedPatterns } from '../../answers/unsupportedPatterns';
import { importDocument } from '../../commands/replaceForm';
import { describeDocumentError, documentError } from '../../document/documentError';
import { parseDocument } from '../../document/parse/parseDocument';
import { useDesigner } from '../../store/DesignerContext';
import { dialogStrings } from '../../words/dialogStrings';
import { DialogFrame } from './DialogFrame';
import { SourceField } from './SourceField';
import { useDialog } from './useDialog';

const format = '{"list":[],"config":{}}';

/** Bytes of a file that cannot hold a text within the limit, whatever its letters; larger ones are not even read. */
const largestFile = 20_000_000;

/** Imports a form from pasted JSON or a file, and tells what reading did to it (spec sections 5 and 8). */
export function ImportDialog() {
  const t = useStrings(dialogStrings);
  const { store, host } = useDesigner();
  const { close, notify } = useDialog();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<{ title: string; cause: string } | null>(null);
  const refuse = (code: Parameters<typeof documentError>[0]) => setError(describeDocumentError(documentError(code), host.locale));
  const read = async (source: string) => {
    const parsed = parseDocument(source);
    if (!parsed.ok) return refuse(parsed.error.code);
    const patterns = await unsupportedPatterns(parsed.document).catch(() => []);
    const { report } = parsed;
    const told =
      report.length > 0 || patterns.length > 0 ? ({ dialog: 'noticed', noticed: { from: 'import', report, patterns } } as const) : {};
    setError(null);
    const isDone = store.apply((state, surroundings) => ({ ...importDocument(state, parsed.document, surroundings), ...told }));
    if (isDone) notify({ severity: 'success', text: t('imported') });
  };
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > largestFile) return refuse('too-large');
    await chosen.text().then(read, () => refuse('not-json'));
  };
  return (
    <DialogFrame
      title={t('importTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => file.current?.click()}>{t('chooseFile')}</Button>
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label={t('chooseFile')}
            onChange={({ target }) => void readFile(target.files?.[0]).finally(() => (target.value = ''))}
          />
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="contained" disabled={text.trim() === ''} onClick={() => void read(text)}>
            {t('doImport')}
          </Button>
        </>
      }
    >
      <p className="fd-quiet">{t('importHint')}</p>
      <SourceField label={t('importTitle')} placeholder={`${t('importFormat')} ${format}`} value={text} onChange={setText} />
      {error && (
        <Alert severity="error" role="alert">
          <strong>{error.title}</strong> {error.cause}
        </Alert>
      )}
    </DialogFrame>
  );
}
