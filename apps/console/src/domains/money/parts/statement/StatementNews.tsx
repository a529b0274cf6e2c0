import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { NextStep } from '@backlot/ui-kit';
import type { Statement } from './Statement';
import { lineName } from './lineName';
import { statementNext } from './statementNext';
import { statementStrings } from './statementStrings';

/** What this person does next with a statement, and what was said of it: a dispute with its answer, or that it is right. */
export function StatementNews({ statement }: { statement: Statement }) {
  const t = useStrings(statementStrings);
  const format = useFormat();
  const { disputeText, disputeTime, disputeLine, resolveText, resolveTime, acknowledgeTime } = statement;
  const next = statementNext(statement);
  return (
    <>
      {next && <NextStep>{t(next === 'resolve' ? 'nextResolve' : 'nextAcknowledge')}</NextStep>}
      {disputeTime && (
        <Alert severity={resolveTime ? 'info' : 'warning'}>
          <AlertTitle>{t('disputedAt', { time: format.exact(disputeTime) })}</AlertTitle>
          {disputeLine && <Box sx={{ fontWeight: 600 }}>{lineName(disputeLine, t)}</Box>}
          <span>{disputeText}</span>
          {resolveTime && (
            <p>
              <strong>{t('resolvedAt', { time: format.exact(resolveTime) })}</strong> <span>{resolveText}</span>
            </p>
          )}
        </Alert>
      )}
      {acknowledgeTime && <Alert severity="success">{t('acknowledgedAt', { time: format.exact(acknowledgeTime) })}</Alert>}
    </>
  );
}
