import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { hundredths, sampleApi, type SampleRow } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { MoneyField } from '@backlot/ui-kit';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

/** Carriers that are usual in a country; any other may be typed. */
const carriers: Record<string, readonly string[]> = {
  PH: ['J&T Express', 'LBC', 'Ninja Van', 'Flash Express', 'SPX Express'],
  MY: ['J&T Express', 'Pos Laju', 'Ninja Van', 'DHL eCommerce', 'SPX Express'],
  TH: ['Kerry Express', 'Flash Express', 'J&T Express', 'Thailand Post', 'SPX Express'],
  VN: ['GHN', 'GHTK', 'Viettel Post', 'J&T Express', 'SPX Express'],
  SG: ['Ninja Van', 'SingPost', 'J&T Express', 'Qxpress'],
  ID: ['JNE', 'J&T Express', 'SiCepat', 'AnterAja', 'SPX Express'],
};

/** A sample leaves: with its carrier, a tracking number of its own (1026007), what the shipping costs, and whether it is to come back. */
export function ShipDialog({ row: { id, up, country, currency }, onClose }: { row: SampleRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [fee, setFee] = useState('');
  const [bearer, setBearer] = useState('1');
  const [needReturn, setNeedReturn] = useState(false);
  const trackingNo = number.trim();
  const isRead = fee === '' || hundredths(fee) !== undefined;
  return (
    <ActionDialog
      title={t('shipTitle', { name: up.name })}
      sendLabel={t('ship')}
      isReady={carrier.trim() !== '' && trackingNo !== '' && isRead}
      isChanged={carrier !== '' || number !== ''}
      onSend={() =>
        client.call(sampleApi.ship, {
          id,
          carrier: carrier.trim(),
          trackingNo,
          ...(fee && { fee, feeBearer: Number(bearer) }),
          needReturn,
        })
      }
      done={() => t('shipped', { name: up.name })}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={[...(carriers[country] ?? [])]}
        inputValue={carrier}
        onInputChange={(_, value) => setCarrier(value.slice(0, 60))}
        renderInput={(field) => <TextField {...field} label={t('carrier')} required autoFocus />}
      />
      <TextField
        label={t('trackingNo')}
        required
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: 'characters', spellCheck: false } }}
      />
      {isCurrency(currency) && <MoneyField label={t('fee')} currency={currency} value={fee} onChange={setFee} />}
      {fee !== '' && (
        <TextField select label={t('feeBearer')} value={bearer} onChange={({ target }) => setBearer(target.value)}>
          <MenuItem value="1">{t('bearer1')}</MenuItem>
          <MenuItem value="2">{t('bearer2')}</MenuItem>
        </TextField>
      )}
      <FormControlLabel
        label={t('askBack')}
        control={<Checkbox checked={needReturn} onChange={(_, isChecked) => setNeedReturn(isChecked)} />}
      />
    </ActionDialog>
  );
}
