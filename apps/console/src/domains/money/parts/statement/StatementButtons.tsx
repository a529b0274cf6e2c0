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
import { mayDispute, statementNext } from './statementNext';
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
  const { id, can } = statement;
  // The filled one is what the sentence on the page asks for.
  const next = statementNext(statement);
  const startExport = useExport();
  const close = () => setOpen(undefined);
  return (
    <>
      <PdfButton source={() => statementPdf(() => loadStatement(client, id, locale))} />
      <Button variant="outlined" onClick={() => void startExport(settleStatementApi.workbook, { id })}>
        {t('workbook')}
      </Button>
      {mayDispute(statement) && (
        <Button variant="outlined" onClick={() => setOpen('dispute')}>
          {t('dispute')}
        </Button>
      )}
      {can.includes('adjust') && (
        <Button variant="outlined" onClick={() => setOpen('adjust')}>
          {t('adjustAct')}
        </Button>
      )}
      {next === 'resolve' && (
        <Button variant="contained" onClick={() => setOpen('resolve')}>
          {t('resolve')}
        </Button>
      )}
      {next === 'acknowledge' && (
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
