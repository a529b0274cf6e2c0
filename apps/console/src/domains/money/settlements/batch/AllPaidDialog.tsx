import { paymentApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { ProofField } from '../../../../kit/files/ProofField';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { batchStrings } from './batchStrings';

/** Says of every payment under way of a batch that it arrived, with the confirmation of the bank. */
export function AllPaidDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const t = useStrings(batchStrings);
  const callOnce = useCallOnce();
  const [voucherFile, setVoucher] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return (
    <ActionDialog
      title={t('allPaidTitle')}
      sendLabel={t('allPaid')}
      isReady={!isBusy && voucherFile !== undefined}
      isChanged={voucherFile !== undefined}
      onSend={() => callOnce(paymentApi.markBatchPaid, { batchId, ...(voucherFile && { voucherFile }) })}
      done={({ paid }) => t('allPaidDone', { count: paid })}
      onClose={onClose}
    >
      <span>{t('allPaidHint')}</span>
      <ProofField label={t('voucher')} isRequired onChange={setVoucher} onBusyChange={setBusy} />
    </ActionDialog>
  );
}
