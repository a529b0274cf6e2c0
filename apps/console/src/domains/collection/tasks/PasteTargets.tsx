import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { mostPasted, type OutputOf, taskApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { pasteStrings } from './pasteStrings';

type Found = OutputOf<typeof taskApi.recognize>['found'];

interface PasteTargetsProps {
  connectorId: string;
  isOrders: boolean;
  onFound: (found: Found) => void;
}

/** Objects of the calls that tell creators and merchants apart. */
const [creators, orders] = [1, 5] as const;

/** A list from elsewhere, pasted at once: whom it names is added, what names nobody stays in the field to be mended. */
export function PasteTargets({ connectorId, isOrders, onFound }: PasteTargetsProps) {
  const t = useStrings(pasteStrings);
  const { client } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ words: string; isWrong: boolean }>();
  const items = text.split(/[\s,;，；、]+/).filter(Boolean);
  const isTooLong = items.length > mostPasted;
  const recognize = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      const { found, unknown } = await client.call(taskApi.recognize, { connectorId, objectType: isOrders ? orders : creators, items });
      onFound(found);
      setText(unknown.join('\n'));
      const count = { found: found.length, unknown: unknown.length };
      setSaid({ words: t(unknown.length > 0 ? 'someUnknown' : 'allFound', count), isWrong: unknown.length > 0 });
    } catch (error) {
      setSaid({ words: (error as Error).message, isWrong: true });
    } finally {
      setBusy(false);
    }
  };
  if (!isOpen)
    return (
      <Button size="small" variant="text" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {t('paste')}
      </Button>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        autoFocus
        multiline
        minRows={3}
        maxRows={8}
        label={t(isOrders ? 'pasteMerchants' : 'pasteCreators')}
        value={text}
        error={isTooLong || said?.isWrong === true}
        helperText={
          <span role="status">{isTooLong ? t('tooLong', { count: items.length, most: mostPasted }) : (said?.words ?? t('hint'))}</span>
        }
        onChange={(event) => {
          setText(event.target.value);
          setSaid(undefined);
        }}
      />
      <Button
        size="small"
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        loading={isBusy}
        disabled={items.length === 0 || isTooLong}
        onClick={() => void recognize()}
      >
        {t('add')}
      </Button>
    </Box>
  );
}
