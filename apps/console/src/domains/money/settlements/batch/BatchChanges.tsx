import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { missingText } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useState } from 'react';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { batchStrings } from './batchStrings';
import type { Batch } from './Batch';

const tones = { added: 'ok', removed: 'bad', changed: 'info' } as const;

/** What a preview has otherwise than the one before; nothing when nothing changed. */
export function BatchChanges({ batch }: { batch: Batch }) {
  const t = useStrings(batchStrings);
  const [isOpen, setOpen] = useState(false);
  if (batch.settleStatus !== 0 || batch.changeCount === 0) return null;
  const count = (kind: string) => batch.changes.filter((change) => change.kind === kind).length;
  const rest = batch.changeCount - batch.changes.length;
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      }
    >
      {t('changes', { added: count('added'), removed: count('removed'), changed: count('changed') })}
      {isOpen && (
        <Box component="ul" sx={{ m: 0, mt: 2, pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {batch.changes.map((change, at) => (
            <Box component="li" key={at} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
              <StatusChip tone={tones[change.kind]}>{t(change.kind)}</StatusChip>
              <span>{[change.beneficiary.name, change.what].filter(Boolean).join(' · ')}</span>
              <span>
                {change.amountBefore === null ? missingText : <MoneyText amount={change.amountBefore} currency={batch.currency} />}
                {' → '}
                {change.amountNow === null ? missingText : <MoneyText amount={change.amountNow} currency={batch.currency} />}
              </span>
            </Box>
          ))}
          {rest > 0 && <li>{t('more', { count: rest })}</li>}
        </Box>
      )}
    </Alert>
  );
}
