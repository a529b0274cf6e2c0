import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { settleApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { countries } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { monthName } from '../parts/monthName';
import { newestMonths } from './newestMonths';
import { strings } from './strings';

/** Months that can be chosen: this one, for a provisional look, and the year before. */
const monthsBack = 13;

/** Asks which month of whom and where is computed; answers the id of the batch. */
export function PreviewDialog({ onClose }: { onClose: (id?: string) => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { nameFor } = useDictionary();
  const callOnce = useCallOnce();
  const [now] = useState(() => new Date());
  const [dimension, setDimension] = useState(1);
  const [country, setCountry] = useState<(typeof countries)[number]['code']>('PH');
  // The month ends by the country's clock: what is open in one has ended in another.
  const months = newestMonths({ country, now, count: monthsBack });
  const [thisMonth, lastEnded = ''] = months;
  const [chosen, setChosen] = useState<string>();
  const month = chosen !== undefined && months.includes(chosen) ? chosen : lastEnded;
  const [id, setId] = useState<string>();
  const isOpen = month === thisMonth;
  return (
    <ActionDialog
      title={t('previewMonth')}
      sendLabel={t('previewSend')}
      onSend={async () => {
        const batch = await callOnce(settleApi.preview, {
          settleMonth: month,
          settleDimension: dimension,
          country,
          ...(isOpen && { provisional: true }),
        });
        setId(batch.id);
        onClose(batch.id);
      }}
      done={() => t('previewDone')}
      onClose={() => onClose(id)}
    >
      <span>{t('previewHint')}</span>
      <TextField select label={t('month')} value={month} onChange={({ target }) => setChosen(target.value)}>
        {months.map((one) => (
          <MenuItem key={one} value={one}>
            {monthName(one, locale)}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('dimension')} value={dimension} onChange={({ target }) => setDimension(Number(target.value))}>
        {[1, 2, 3, 4].map((code) => (
          <MenuItem key={code} value={code}>
            {nameFor('settleDimension', code)}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('country')} value={country} onChange={({ target }) => setCountry(target.value as typeof country)}>
        {countries.map(({ code }) => (
          <MenuItem key={code} value={code}>
            {nameFor('country', code)}
          </MenuItem>
        ))}
      </TextField>
      {isOpen && <Alert severity="info">{t('provisionalHint')}</Alert>}
    </ActionDialog>
  );
}
