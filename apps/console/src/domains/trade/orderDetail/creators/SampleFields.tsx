import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { addressParts, addressProblems, type DeliveryAddress, type OutputOf, sampleApi, type SubmissionRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { useMoney } from '../../../../kit/money/useMoney';
import { addressStrings } from '../../parts/addressStrings';
import { strings } from '../strings';
import type { Typed } from '../useOrderDesk';
import { InPlaceForm } from './InPlaceForm';
import { sampleStrings } from './sampleStrings';
import { useTyped } from './useTyped';

interface SampleFieldsProps {
  row: SubmissionRow;
  offer: OutputOf<typeof sampleApi.offer>;
  typed: Draft<Typed>;
  onClose: () => void;
}

/** Example of a mobile number a courier can call, by country. */
const phones: Record<string, string> = {
  PH: '0917 123 4567',
  MY: '012-345 6789',
  TH: '081 234 5678',
  VN: '0912 345 678',
  SG: '9123 4567',
  ID: '0812-3456-7890',
};

const most = 10;

const empty: DeliveryAddress = { receiverName: '', receiverPhone: '', region: '', city: '', district: '', postalCode: '', street: '' };

/** Pieces and address of a sample, checked as the server does (1026002, 1026004). */
export function SampleFields({ row, offer, typed, onClose }: SampleFieldsProps) {
  const t = useStrings(sampleStrings);
  const order = useStrings(strings);
  const part = useStrings(addressStrings);
  const format = useFormat();
  const money = useMoney();
  const callOnce = useCallOnce();
  const { country } = offer;
  const [values, type] = useTyped({ quantity: '1', skuName: '', ...empty, ...offer.receiver }, typed);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { quantity, skuName, ...address } = values;
  const pieces = Number(quantity);
  const isCounted = Number.isInteger(pieces) && pieces >= 1 && pieces <= Math.min(most, offer.left);
  const problems = addressProblems(country, address);
  const said = (key: keyof DeliveryAddress) => {
    if (!problems.includes(key) || !left.has(key)) return undefined;
    if (key === 'receiverPhone') return part('notPhone', { example: phones[country] ?? '' });
    return part(key === 'postalCode' ? 'notPostal' : 'tooShort');
  };
  const send = () =>
    callOnce(sampleApi.request, {
      workOrderUpId: row.id,
      quantity: pieces,
      ...(skuName.trim() && { skuName: skuName.trim() }),
      ...address,
    });
  return (
    <InPlaceForm
      label={order('doSample')}
      sendLabel={t('sampleSend')}
      isReady={isCounted && problems.length === 0}
      onSend={send}
      done={t('sampleDone', { name: row.up.name })}
      onClose={onClose}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        {t('sampleOf', { goods: offer.goods.name, price: money(offer.price, offer.currency), left: format.number(offer.left) })}
      </Box>
      <TextField
        autoFocus
        label={t('sampleQuantity')}
        required
        value={quantity}
        error={!isCounted}
        helperText={isCounted ? undefined : t('sampleMost', { most: Math.min(most, offer.left) })}
        onChange={({ target }) => type({ quantity: target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      />
      <TextField
        label={t('sampleSku')}
        value={skuName}
        onChange={({ target }) => type({ skuName: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {addressParts(country).map((key) => (
        <TextField
          key={key}
          label={part(key)}
          required={key !== 'postalCode' || country !== 'VN'}
          value={address[key]}
          error={said(key) !== undefined}
          helperText={said(key)}
          onChange={({ target }) => type({ [key]: target.value })}
          onBlur={() => setLeft(new Set([...left, key]))}
          slotProps={{ htmlInput: { maxLength: key === 'street' ? 200 : key === 'postalCode' ? 10 : 60 } }}
        />
      ))}
    </InPlaceForm>
  );
}
