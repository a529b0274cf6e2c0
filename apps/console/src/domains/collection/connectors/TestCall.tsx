import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { connectorApi, type OutputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { type FailureWord, failureStrings } from '../parts/failureStrings';
import { checkStrings } from './checkStrings';

type Tested = OutputOf<typeof connectorApi.test>;

/** Failures that somebody mends here, or who runs the server; others pass by themselves or are of whom was asked for. */
const mended: ReadonlySet<string> = new Set(['AuthExpired', 'NotAllowed', 'BadRequest', 'ShapeChanged']);

/** Asks the channel once, and says whether it answered, or why it did not. */
export function TestCall({ id, onTested }: { id: string; onTested: () => void }) {
  const t = useStrings(checkStrings);
  const { client } = useConsole();
  const test = useMutation({ mutationFn: () => client.call(connectorApi.test, { id }), onSettled: onTested });
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('testHint')}</Box>
      <Button variant="contained" loading={test.isPending} onClick={() => test.mutate()}>
        {t('test')}
      </Button>
      <Box role="status" sx={{ justifySelf: 'stretch' }}>
        {test.isError && <Alert severity="error">{test.error.message}</Alert>}
        {test.data && !test.isPending && <Outcome tested={test.data} />}
      </Box>
    </Box>
  );
}

function Outcome({ tested: { failure, askedFor, took, errorText, askAgainTime } }: { tested: Tested }) {
  const t = useStrings(checkStrings);
  const words = useStrings(failureStrings);
  const format = useFormat();
  const name = askedFor ?? '';
  if (failure === null) return <Alert severity="success">{t('answered', { name, ms: format.number(took) })}</Alert>;
  if (failure === 'NobodyToAsk') return <Alert severity="info">{t('nobodyToAsk')}</Alert>;
  return (
    <Alert severity={failure === 'NotFound' ? 'info' : 'warning'} sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Box sx={{ fontWeight: 600 }}>{words(`why_${failure}`)}</Box>
      {failure === 'NotFound' && <Box>{t('worksAnyway')}</Box>}
      {mended.has(failure) && <Box>{words(`mend_${failure}` as FailureWord)}</Box>}
      {askAgainTime && <Box>{t('askAgain', { time: format.exact(askAgainTime) })}</Box>}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('askedFor', { name })}
        {errorText && ` ${words('channelSaid', { text: errorText.slice(0, 300) })}`}
      </Box>
    </Alert>
  );
}
