import TextField from '@mui/material/TextField';
import { hundredths, type SubmissionRow, type WorkOrderDetail, workOrderUpApi } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { MoneyField, PercentField } from '@backlot/ui-kit';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { fromHundredths } from '../../../../kit/money/exactDecimals';
import { useMoney } from '../../../../kit/money/useMoney';
import { InPlaceForm } from './InPlaceForm';
import { strings } from '../strings';
import type { Typed } from '../useOrderDesk';
import { useTyped } from './useTyped';

interface AgreeFormProps {
  order: WorkOrderDetail;
  row: SubmissionRow;
  typed: Draft<Typed>;
  onClose: () => void;
}

/** Fee, ratio and promotion link agreed with an approved creator, inside the order's caps (1025012, 1025013). */
export function AgreeForm({ order, row, typed, onClose }: AgreeFormProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const { client } = useConsole();
  const [{ fee, ratio, tracking }, type] = useTyped(
    {
      fee: row.agreedShotCost ?? order.upShotCost ?? '',
      ratio: row.agreedProportion ?? order.upProportion,
      tracking: row.trackingLink ?? '',
    },
    typed,
  );
  const hasFee = order.workAttribute === 1 && isCurrency(order.currency);
  const needsTracking = order.workOrderType === 2;
  const maxFee = order.shopShotCost ?? order.upShotCost;
  const maxRatio = capOf(order);
  const isOverFee = hasFee && maxFee !== null && (hundredths(fee) ?? 0n) > (hundredths(maxFee) ?? 0n);
  const isOverRatio = maxRatio !== undefined && (hundredths(ratio) ?? 0n) > maxRatio;
  const isRead = (!hasFee || hundredths(fee) !== undefined) && (ratio === '' || hundredths(ratio) !== undefined);
  const isReady = isRead && !isOverFee && !isOverRatio && (!needsTracking || tracking.trim() !== '');
  const send = () =>
    client.call(workOrderUpApi.agree, {
      id: row.id,
      ...(hasFee && { agreedShotCost: fee }),
      ...(ratio !== '' && { agreedProportion: ratio }),
      ...(tracking.trim() && { trackingLink: tracking.trim() }),
    });
  return (
    <InPlaceForm
      label={t('doAgree')}
      sendLabel={t('save')}
      isReady={isReady}
      onSend={send}
      done={t('agreedDone', { name: row.up.name })}
      onClose={onClose}
    >
      {hasFee && isCurrency(order.currency) && (
        <MoneyField
          label={t('feeLabel')}
          currency={order.currency}
          value={fee}
          onChange={(value) => type({ fee: value })}
          required
          autoFocus
          error={isOverFee}
          helperText={maxFee === null ? undefined : t('capFee', { max: money(maxFee, order.currency) })}
        />
      )}
      <PercentField
        label={t('ratioLabel')}
        value={ratio}
        onChange={(value) => type({ ratio: value })}
        autoFocus={!hasFee}
        error={isOverRatio}
        helperText={maxRatio === undefined ? undefined : t('capRatio', { max: format.percent(fromHundredths(maxRatio)) })}
      />
      <TextField
        label={t('trackingLabel')}
        value={tracking}
        onChange={(event) => type({ tracking: event.target.value })}
        required={needsTracking}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: 500 } }}
      />
    </InPlaceForm>
  );
}

/** What is left of the whole package for the creator, in hundredths of a percent; undefined where there is none. */
function capOf({ wholeProportion, bdProportion }: WorkOrderDetail): bigint | undefined {
  const whole = hundredths(wholeProportion);
  return whole === undefined ? undefined : whole - (hundredths(bdProportion) ?? 0n);
}
