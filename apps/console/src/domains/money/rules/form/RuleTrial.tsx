import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type OutputOf, ruleTrialApi } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '../../../../kit/form/FieldGroup';
import { withoutEmpty } from '../../../../kit/form/submit/schemaResolver';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { monthName } from '../../parts/monthName';
import { strings } from '../strings';

type Trial = OutputOf<typeof ruleTrialApi.calculate>;

/** What the rule as it is typed would have paid in the last three months; gone as soon as it is typed differently. */
export function RuleTrial() {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const { client } = useConsole();
  const { trigger, getValues } = useFormContext();
  const typed = JSON.stringify(useWatch());
  const [{ tried, of }, setTried] = useState<{ tried?: Trial; of?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    const { id: _id, version: _version, ...draft } = getValues();
    setBusy(true);
    setFailure(undefined);
    try {
      setTried({ tried: await client.call(ruleTrialApi.calculate, withoutEmpty(draft) as never), of: typed });
    } catch (error) {
      setTried({});
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FieldGroup title={t('trial')}>
      <Box>
        <Button variant="outlined" loading={isBusy} onClick={() => void run()}>
          {t('trialRun')}
        </Button>
      </Box>
      {failure && <Alert severity="error">{t('trialFailed', { reason: failure })}</Alert>}
      {tried?.[0] && of === typed && (
        <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>{t('trialAsOf', { time: format.exact(tried[0].time) })}</Box>
      )}
      {tried && of === typed && (
        <Box component="table" sx={table} aria-label={t('trial')}>
          <tbody>
            {tried.map(({ settleMonth, total, currency, paidCount, paid }) => (
              <tr key={settleMonth}>
                <th scope="row">{monthName(settleMonth, locale)}</th>
                <td>
                  {paidCount === 0
                    ? t('trialNobody')
                    : `${t('trialPeople', { count: paidCount })}: ${paid.map(({ beneficiary }) => beneficiary.name).join(', ')}`}
                </td>
                <td>
                  <MoneyText amount={total} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </FieldGroup>
  );
}

const table = {
  borderCollapse: 'collapse',
  '& th, & td': { py: 1.5, pr: 3, borderTop: 1, borderColor: 'line.soft', textAlign: 'left', fontWeight: 400, verticalAlign: 'top' },
  '& td:last-of-type': { textAlign: 'right', pr: 0, fontWeight: 600 },
} as const;
