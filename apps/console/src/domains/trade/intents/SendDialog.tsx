import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { ApiError } from '@backlot/api-client';
import { hundredths, intentApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { MoneyField, PercentField } from '@backlot/ui-kit';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { type PickChoice, PickField } from '../../../kit/pick/PickField';
import { useGoodsSource } from '../../merchants/parts/useGoodsSource';
import { currencyOf } from '../../../kit/money/currencyOf';
import { type Contact, ContactRow, isWhole, noContact } from './ContactRow';
import { strings } from './strings';
import { useCreatorSource } from '../parts/useCreatorSource';
import { useOrderSource } from './useOrderSource';

/** Invites a creator with a message and an offer; at most 100 a day, one per creator in 7 days (1033021, 1033022). */
export function SendDialog({ onClose }: { onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const can = useCan();
  const callOnce = useCallOnce();
  const [up, setUp] = useState<PickChoice | null>(null);
  const [goods, setGoods] = useState<PickChoice | null>(null);
  const [order, setOrder] = useState<PickChoice | null>(null);
  const [message, setMessage] = useState('');
  const [ratio, setRatio] = useState('');
  const [fee, setFee] = useState('');
  const [contact, setContact] = useState(noContact);
  const [isByCreator, setByCreator] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasLibrary = can('upLibrary.query');
  const creators = useCreatorSource({ hasLibrary, country: goods?.country });
  const goodsSource = useGoodsSource(undefined);
  const orders = useOrderSource();
  const text = message.trim();
  const isRead = (ratio === '' || hundredths(ratio) !== undefined) && (fee === '' || hundredths(fee) !== undefined);
  const changeContact = (next: Contact) => {
    setContact(next);
    setProblem(undefined);
  };
  const send = () =>
    callOnce(intentApi.send, {
      upId: up?.id ?? '',
      message: text,
      ...(isByCreator && { fromType: 3 as const }),
      ...(goods && { goodsId: goods.id }),
      ...(order && { workOrderId: order.id }),
      ...(contact.contactType && !isByCreator && { contactType: contact.contactType, contactValue: contact.contactValue.trim() }),
      ...(ratio && { offerProportion: ratio }),
      ...(fee && { offerShotCost: fee }),
    }).catch((error: unknown) => {
      if (error instanceof ApiError) setProblem(error.fields['contactValue']);
      throw error;
    });
  return (
    <ActionDialog
      width="medium"
      title={t(isByCreator ? 'note' : 'send')}
      sendLabel={t(isByCreator ? 'noteNow' : 'sendNow')}
      isReady={up !== null && text !== '' && text.length <= 500 && isRead && (isByCreator || isWhole(contact))}
      isChanged={up !== null || text !== '' || contact.contactValue !== ''}
      onSend={send}
      done={() => t(isByCreator ? 'noted' : 'sent', { name: up?.name ?? '' })}
      onClose={onClose}
    >
      <Alert severity="info">{t('limit')}</Alert>
      {hasLibrary && (
        <FormControlLabel
          control={<Checkbox checked={isByCreator} onChange={(event) => setByCreator(event.target.checked)} />}
          label={t('byCreator')}
        />
      )}
      {!hasLibrary && <PickField label={t('goods')} value={goods} onChange={setGoods} source={goodsSource} isRequired />}
      <PickField
        label={t('up')}
        value={up}
        onChange={setUp}
        source={creators}
        isRequired
        isDisabled={!hasLibrary && !goods}
        hint={!hasLibrary && !goods ? t('goodsFirst') : undefined}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <TextField
          label={t(isByCreator ? 'told' : 'message')}
          required
          multiline
          minRows={3}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={text.length > 500}
          helperText={t('messageLong', { count: text.length })}
        />
        <Box
          role="group"
          aria-label={t('usual')}
          hidden={isByCreator}
          sx={{ display: isByCreator ? 'none' : 'flex', flexWrap: 'wrap', gap: 1.5 }}
        >
          {([t('text1'), t('text2')] as const).map((ready) => (
            <Chip
              key={ready}
              size="small"
              variant="outlined"
              clickable
              label={ready}
              onClick={() => setMessage(ready)}
              sx={{ height: 'auto', '& .MuiChip-label': { py: 1, whiteSpace: 'normal' } }}
            />
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        {hasLibrary && <PickField label={t('goods')} value={goods} onChange={setGoods} source={goodsSource} />}
        {can('workOrderBd.query') && <PickField label={t('order')} value={order} onChange={setOrder} source={orders} />}
        <PercentField label={t('offerProportion')} value={ratio} onChange={setRatio} />
        <MoneyField label={t('offerShotCost')} currency={currencyOf(goods?.country ?? up?.country)} value={fee} onChange={setFee} />
      </Box>
      {!isByCreator && <ContactRow value={contact} onChange={changeContact} problem={problem} />}
    </ActionDialog>
  );
}
