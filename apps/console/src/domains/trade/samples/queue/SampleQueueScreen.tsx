import { sampleApi, sampleReasons, type SampleRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { ReviewQueue } from '../../../../kit/review/ReviewQueue';
import { useReasons } from '../../../../kit/review/useReasons';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';
import { reasonCodeOf } from './reasonCodeOf';
import { SampleSheet } from './SampleSheet';

const ShipDialog = lazyDialog(async () => (await import('../acts/ShipDialog')).ShipDialog);

/** Samples one after the other, by keys or by thumb: reviewed while they are requested, shipped once they are approved. */
export function SampleQueueScreen() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const navigate = useNavigate();
  const reasons = useReasons(sampleReasons);
  const [shipping, setShipping] = useState<{ row: SampleRow; done: () => void }>();
  return (
    <>
      <ReviewQueue<SampleRow>
        title={t('queueTitle')}
        endpoint={sampleApi.page}
        stateField="sampleStatus"
        nameOf={nameOfUp}
        noteOf={noteOfGoods}
        pictureOf={pictureOfUp}
        sinceOf={({ createTime }) => createTime}
        Sheet={SampleSheet}
        approve={({ id }) => client.call(sampleApi.approve, { id }, { keepalive: true })}
        reject={({ id }, reason) => client.call(sampleApi.reject, { id, ...reasonCodeOf(reason, reasons) }, { keepalive: true })}
        reasons={reasons}
        judges={{ permission: 'sample.audit', who: 'byMerchants' }}
        open={{ word: t('detail'), run: ({ id }) => void navigate({ href: `/sampleDetail?id=${id}` }) }}
        follow={{ word: t('ship'), isFor: ({ can }) => can.includes('ship'), run: (row, done) => setShipping({ row, done }) }}
      />
      {shipping && (
        <ShipDialog
          row={shipping.row}
          onClose={(hasChanged) => {
            setShipping(undefined);
            if (hasChanged) shipping.done();
          }}
        />
      )}
    </>
  );
}

const nameOfUp = ({ up }: SampleRow) => up.name;
const pictureOfUp = ({ up }: SampleRow) => ({ kind: 'up' as const, id: up.id });
const noteOfGoods = ({ goods, sampleNo }: SampleRow) => `${goods.name} · ${sampleNo}`;
