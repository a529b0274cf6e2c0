import Box from '@mui/material/Box';
import { type CertificationRow, shopApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, ErrorState, LoadingState, NextStep, Section } from '@backlot/ui-kit';
import { useRouterState } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { Person } from '../../../kit/people/Person';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { PapersCard } from '../parts/PapersCard';
import type { ShopConsentsPart } from '../parts/ShopConsentsPart';
import { PromotersCard } from '../parts/PromotersCard';
import { ShopSteps } from '../parts/ShopSteps';
import { shopStrings } from '../parts/strings';
import { StatusTag } from '../../../kit/status/StatusTag';
import { ShopButtons } from './ShopButtons';
import type { Shop } from './shopForm';
import { strings, type Word } from './strings';

/** One merchant: where the certification stands, what to do next, papers, facts, history. */
export function ShopDetailScreen({ Consents }: { Consents?: ShopConsentsPart }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const record = useRecord(shopApi.detail);
  const isOfCreators = useRouterState({ select: ({ location }) => location.pathname === '/shopDaRenDetail' });
  const papers = useQuery({ ...client.query(shopApi.certifications, { id: record.id }), enabled: record.row !== undefined });
  const waiting = papers.data?.find(({ status }) => status === 1);
  const head = (shop: Shop) => ({
    name: shop.shopName,
    mark: <StatusTag type="shopStatus" code={shop.shopStatus} />,
    subtitle: shop.shopCode,
    actions: <ShopButtons key={shop.id} shop={shop} waiting={waiting} />,
  });
  return (
    <RecordFrame
      record={record}
      noun={t('nounTitle')}
      needs="shop.get"
      list={{ label: t('title'), path: '/shop', needs: 'shop.query' }}
      head={head}
    >
      {(shop) => (
        <>
          <Section>
            <Box sx={{ display: 'grid', gap: 4 }}>
              <ShopSteps shop={shop} rounds={papers.data ?? []} />
              <Next shop={shop} waiting={waiting} />
            </Box>
          </Section>
          <RecordColumns
            main={
              <>
                {isOfCreators && <PromotersCard endpoint={shopApi.creators} id={shop.id} />}
                {papers.isError && (
                  <ErrorState dense onRetry={() => void papers.refetch()}>
                    {papers.error.message}
                  </ErrorState>
                )}
                {papers.isPending && <LoadingState count={6} />}
                {papers.data && <PapersCard rounds={papers.data} />}
                {!isOfCreators && <PromotersCard endpoint={shopApi.creators} id={shop.id} />}
              </>
            }
            side={
              <>
                <Facts shop={shop} />
                {Consents && <Consents shopId={shop.id} name={shop.shopName} />}
                <RecordHistory endpoint={shopApi.history} id={shop.id} />
              </>
            }
          />
        </>
      )}
    </RecordFrame>
  );
}

/** The record with the consents of a later domain. */
export const shopDetailWith = (Consents: ShopConsentsPart) =>
  function ShopDetail() {
    return <ShopDetailScreen Consents={Consents} />;
  };

function Next({ shop, waiting }: { shop: Shop; waiting: CertificationRow | undefined }) {
  const t = useStrings(strings);
  if (waiting && shop.can.includes('audit')) return <NextStep>{t('nextReview')}</NextStep>;
  const words: Record<number, Word> = { 0: 'nextNone', 1: 'nextWait', 2: 'nextDone', 3: 'nextRejected' };
  return <NextStep tone={shop.shopStatus === 2 ? 'ok' : 'info'}>{t(words[shop.shopStatus] ?? 'nextNone')}</NextStep>;
}

function Facts({ shop }: { shop: Shop }) {
  const t = useStrings(strings);
  const words = useStrings(shopStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  return (
    <Section title={t('facts')}>
      <DescriptionList
        items={[
          { label: words('country'), value: nameFor('country', shop.country) },
          { label: words('contactName'), value: shop.contactName },
          { label: words('telephone'), value: shop.telephone },
          { label: words('account'), value: shop.account?.name },
          { label: words('mailAddress'), value: shop.mailAddress, wide: true },
          {
            label: words('productCategory'),
            value: shop.productCategory.map((code) => nameFor('productCategory', code)).join(', '),
            wide: true,
          },
          { label: words('owner'), value: <Person name={shop.owner?.name} /> },
          { label: words('createTime'), value: format.exact(shop.createTime) },
          { label: words('introduce'), value: shop.introduce, wide: true },
        ]}
      />
    </Section>
  );
}
