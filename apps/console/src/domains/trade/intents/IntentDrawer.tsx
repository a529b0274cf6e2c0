import { intentApi, type OutputOf } from '@backlot/contract';
import { type Currency, type Format, missingText, type Translate } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { type Description, DescriptionList, ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { StatusTag } from '../../../kit/status/StatusTag';
import { SenderContact } from './SenderContact';
import { strings, type Word } from './strings';

/** An invitation beside the list: what was offered, what came back, and how to reach its sender. */
export function IntentDrawer({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  // Nothing of a contact stays behind when the panel closes.
  const { data, error, refetch } = useQuery({ ...client.query(intentApi.detail, { id }), gcTime: 0 });
  return (
    <SideDrawer open title={name} subtitle={data?.intentNo} onClose={onClose}>
      {data && <DescriptionList items={factsOf(data, t, format)} />}
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </SideDrawer>
  );
}

const factsOf = (intent: OutputOf<typeof intentApi.detail>, t: Translate<Word>, format: Format): Description[] => {
  const timeOf = (time: string | null) => time && format.exact(time);
  const fee =
    intent.offerShotCost &&
    intent.offerCurrency &&
    format.money({ amount: intent.offerShotCost, currency: intent.offerCurrency as Currency });
  return [
    { label: t('status'), value: <StatusTag type="intentStatus" code={intent.intentStatus} /> },
    { label: t('sender'), value: [intent.sender?.name, t(`from${intent.fromType as 1 | 2 | 3}`)].filter(Boolean).join(' · ') },
    { label: t('senderContact'), value: intent.contactType && <SenderContact intent={intent} />, wide: true },
    { label: t('message'), value: intent.message, wide: true },
    { label: t('about'), value: [intent.workOrder?.name, intent.goods?.name, intent.shop?.name].filter(Boolean).join(' · '), wide: true },
    { label: t('offerProportion'), value: intent.offerProportion === null ? missingText : format.percent(intent.offerProportion) },
    { label: t('offerShotCost'), value: fee },
    { label: t('createTime'), value: timeOf(intent.createTime) },
    { label: t('expireTime'), value: timeOf(intent.expireTime) },
    { label: t('viewTime'), value: timeOf(intent.viewTime) },
    { label: t('replyTime'), value: timeOf(intent.replyTime) },
    { label: t('replyContent'), value: intent.replyContent, wide: true },
  ];
};
