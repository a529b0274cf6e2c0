import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { lazyDialog } from '../lazyDialog';
import { strings } from './strings';

const ActivityDrawer = lazyDialog(async () => (await import('./ActivityDrawer')).ActivityDrawer);

/** Opens the own bulk actions of the last days; `onChanged` hears that one was taken back. */
export function ActivityButton({ onChanged }: { onChanged: () => void }) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && <ActivityDrawer onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}
