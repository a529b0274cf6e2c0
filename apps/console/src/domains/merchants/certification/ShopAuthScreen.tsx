import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ApiError } from '@backlot/api-client';
import { errors, type OutputOf, shopAuthApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, NextStep, Section, useConfirm, useNotice } from '@backlot/ui-kit';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { PageTitle } from '../../../kit/PageTitle';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { PapersCard } from '../parts/PapersCard';
import type { ShopConsentsPart } from '../parts/ShopConsentsPart';
import { ShopSteps } from '../parts/ShopSteps';
import { PapersForm } from './PapersForm';
import { ProfileForm } from './ProfileForm';
import { strings } from './strings';

type Own = OutputOf<typeof shopAuthApi.mine>;

/** The own merchant: where the certification stands, what comes next, profile and papers (spec section 2.2). */
export function ShopAuthScreen({ Consents }: { Consents?: ShopConsentsPart }) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const mayRead = can('shopAuth.query');
  const own = useQuery({ ...client.query(shopAuthApi.mine, {}), enabled: mayRead });
  const hasNoShop = own.error instanceof ApiError && own.error.code === errors.notFound.code;
  return (
    <Box sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>
      <PageTitle title={t('title')} />
      <Typography variant="h5" component="h2">
        {t('title')}
      </Typography>
      {!mayRead && <MissingPermission permission="shopAuth.query" />}
      {mayRead && own.isPending && <LoadingState shape="cards" count={4} />}
      {hasNoShop && <EmptyState title={t('noShop')}>{t('noShopHint')}</EmptyState>}
      {own.isError && !hasNoShop && <ErrorState onRetry={() => void own.refetch()}>{own.error.message}</ErrorState>}
      {own.data && <Certification own={own.data} Consents={Consents} />}
    </Box>
  );
}

/** The own merchant with the consents of a later domain. */
export const shopAuthWith = (Consents: ShopConsentsPart) =>
  function ShopAuth() {
    return <ShopAuthScreen Consents={Consents} />;
  };

function Certification({ own, Consents }: { own: Own; Consents: ShopConsentsPart | undefined }) {
  const { shop, rounds, can } = own;
  return (
    <>
      <Section>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <ShopSteps shop={shop} rounds={rounds} />
          <Next own={own} />
        </Box>
      </Section>
      <RecordColumns
        main={
          <>
            <ProfileForm key={`profile ${shop.version}`} shop={shop} />
            {can.includes('submit') && <PapersForm key={`papers ${rounds.length}`} own={own} />}
          </>
        }
        side={
          <>
            <PapersCard rounds={rounds} />
            {Consents && <Consents shopId={shop.id} name={shop.shopName} />}
          </>
        }
      />
    </>
  );
}

function Next({ own: { shop, rounds, can } }: { own: Own }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  const withdraw = async () => {
    if (
      !(await confirm({
        title: t('withdrawAsk'),
        children: t('withdrawHint'),
        confirmLabel: t('withdraw'),
        danger: true,
        action: () => client.call(shopAuthApi.withdraw, {}),
      }))
    )
      return;
    notify.success(t('withdrawn'));
    await queries.invalidateQueries();
  };
  const button = can.includes('withdraw') && (
    <Button size="small" variant="outlined" onClick={() => void withdraw()}>
      {t('withdraw')}
    </Button>
  );
  if (shop.shopStatus === 0) return <NextStep action={button}>{t('next0')}</NextStep>;
  if (shop.shopStatus === 3)
    return <NextStep action={button}>{t('next3', { reason: rounds.find(({ status }) => status === 3)?.rejectReason ?? '' })}</NextStep>;
  if (shop.shopStatus === 2)
    return (
      <NextStep tone="ok" action={button}>
        {t('next2')}
      </NextStep>
    );
  return (
    <NextStep tone="info" action={button}>
      {t(can.includes('withdraw') ? 'next1' : 'next1Locked')}
    </NextStep>
  );
}
