import Button from '@mui/material/Button';
import { settleStatementApi } from '@backlot/contract';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useExport } from '../../../../kit/export/useExport';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { PdfButton } from '../../../../kit/pdf/PdfButton';
import { statementPdf } from '../../../../kit/pdf/PdfSource';
import { useAct } from '../../../../kit/record/useAct';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { loadStatement } from './loadStatement';
import type { Statement } from './Statement';
import { statementStrings } from './statementStrings';

const AdjustDialog = lazyDialog(async () => (await import('./AdjustDialog')).AdjustDialog);
const SayDialog = lazyDialog(async () => (await import('./SayDialog')).SayDialog);

/** What may be done with a statement: its own person says whether it is right, finance corrects and answers. */
export function StatementButtons({ statement }: { statement: Statement }) {
  const t = useStrings(statementStrings);
  const locale = useLocale();
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const { act, isBusy } = useAct();
  const [open, setOpen] = useState<'adjust' | 'dispute' | 'resolve'>();
  const { id, can, disputeTime, resolveTime, acknowledgeTime } = statement;
  const isDisputed = disputeTime !== null && resolveTime === null;
  const startExport = useExport();
  const close = () => setOpen(undefined);
  return (
    <>
      <PdfButton source={() => statementPdf(() => loadStatement(client, id, locale))} />
      <Button variant="outlined" onClick={() => void startExport(settleStatementApi.workbook, { id })}>
        {t('workbook')}
      </Button>
      {can.includes('dispute') && !isDisputed && (
        <Button variant="outlined" onClick={() => setOpen('dispute')}>
          {t('dispute')}
        </Button>
      )}
      {can.includes('adjust') && (
        <Button variant="outlined" onClick={() => setOpen('adjust')}>
          {t('adjustAct')}
        </Button>
      )}
      {can.includes('resolve') && isDisputed && (
        <Button variant="contained" onClick={() => setOpen('resolve')}>
          {t('resolve')}
        </Button>
      )}
      {can.includes('acknowledge') && !acknowledgeTime && !isDisputed && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void act(() => callOnce(settleStatementApi.acknowledge, { id }), t('acknowledged'))}
        >
          {t('acknowledge')}
        </Button>
      )}
      {open === 'adjust' && <AdjustDialog statement={statement} onClose={close} />}
      {(open === 'dispute' || open === 'resolve') && <SayDialog id={id} what={open} onClose={close} />}
    </>
  );
}
