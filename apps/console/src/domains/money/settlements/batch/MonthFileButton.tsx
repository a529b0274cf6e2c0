import Button from '@mui/material/Button';
import { settleApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { saveFile } from '../../../../kit/saveFile';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Batch } from './Batch';
import { batchStrings } from './batchStrings';

/** Hands an auditor what the batch was computed from, to recompute it outside of the product. */
export function MonthFileButton({ batch: { id } }: { batch: Batch }) {
  const t = useStrings(batchStrings);
  const notify = useNotice();
  const { client } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await client.blob(settleApi.monthFile, { id }, { isSilent: true }));
    } catch (error) {
      notify.error(t('monthFileFailed', { reason: (error as Error).message }));
    }
    setBusy(false);
  };
  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void download()}>
      {t('monthFile')}
    </Button>
  );
}
