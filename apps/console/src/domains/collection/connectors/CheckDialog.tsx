import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import type { Connector } from '../parts/useConnectors';
import { checkStrings } from './checkStrings';
import { LastFailures } from './LastFailures';
import { TestCall } from './TestCall';

/** Whether a connector works: a test call, and what failed last with what the channel said. */
export function CheckDialog({ connector: { id, name }, onClose }: { connector: Connector; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(checkStrings);
  const can = useCan();
  const [hasTested, setTested] = useState(false);
  return (
    <Dialog
      open
      title={t('title', { name })}
      width="medium"
      onClose={() => onClose(hasTested)}
      actions={<Button onClick={() => onClose(hasTested)}>{t('close')}</Button>}
    >
      <Stack sx={{ gap: 5, pt: 1 }}>
        {can('connector.pause') && <TestCall id={id} onTested={() => setTested(true)} />}
        {can('queue.query') && <LastFailures connectorId={id} />}
      </Stack>
    </Dialog>
  );
}
