import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Currency } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useWatch } from 'react-hook-form';
import { useMoney } from '../../../../../kit/money/useMoney';
import { capsOf } from './capsOf';
import { orderFormStrings } from '../orderFormStrings';

const watched = [
  'workAttribute',
  'wholeProportion',
  'upProportion',
  'bdProportion',
  'upShotCost',
  'shopShotCost',
  'validBegin',
  'expireDate',
] as const;

/** Says while typing whether ratios, fees and dates of an order fit together, and what is left. */
export function CapCheck({ type, currency }: { type: 1 | 2; currency: Currency }) {
  const t = useStrings(orderFormStrings);
  const money = useMoney();
  const values = useWatch({ name: [...watched] });
  const findings = capsOf(type, Object.fromEntries(watched.map((name, at) => [name, values[at]])));
  if (findings.length === 0) return null;
  return (
    <Stack role="status" sx={{ gap: 2 }}>
      {findings.map(({ word, isProblem, values: numbers, amount }) => (
        <Alert key={word} severity={isProblem ? 'error' : 'success'}>
          {t(word, { ...numbers, ...(amount !== undefined && { margin: money(amount, currency) }) })}
        </Alert>
      ))}
    </Stack>
  );
}
