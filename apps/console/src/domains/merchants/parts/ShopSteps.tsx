import type { CertificationRow, OutputOf, shopApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { type Step, Stepper } from '@backlot/ui-kit';
import { shopStrings } from './strings';

type Shop = Pick<OutputOf<typeof shopApi.detail>, 'shopStatus' | 'certifiedTime'>;

/** Where a merchant's certification stands (domain/life-cycles 3.1). */
export function ShopSteps({ shop, rounds }: { shop: Shop; rounds: readonly CertificationRow[] }) {
  const t = useStrings(shopStrings);
  const format = useFormat();
  const latest = rounds.find(({ status }) => status !== 4);
  const at = (time: string | null | undefined, who?: string | null) => [time && format.day(time), who].filter(Boolean).join(', ');
  const submitted: Step = {
    label: t('stepDraft'),
    state: shop.shopStatus === 0 ? 'current' : 'done',
    note: shop.shopStatus === 0 ? undefined : latest && `${t('round', { round: latest.round })}, ${at(latest.submitTime)}`,
  };
  const review: Step = {
    label: t('stepReview'),
    state: shop.shopStatus === 0 ? 'coming' : shop.shopStatus === 1 ? 'current' : 'done',
    note: shop.shopStatus === 1 || shop.shopStatus === 0 ? undefined : latest && at(latest.auditTime, latest.auditor),
  };
  const last: Step =
    shop.shopStatus === 3
      ? { label: t('stepRejected'), state: 'stopped', note: latest?.rejectReason ?? undefined }
      : {
          label: t('stepCertified'),
          state: shop.shopStatus === 2 ? 'done' : 'coming',
          note:
            shop.shopStatus === 2 ? (latest?.status === 1 ? t('revision', { round: latest.round }) : at(shop.certifiedTime)) : undefined,
        };
  return <Stepper label={t('shopStatus')} steps={[submitted, review, last]} />;
}
