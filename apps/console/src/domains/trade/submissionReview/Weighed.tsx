import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SubmissionRow, type SubmissionWeighed, workOrderUpApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, ErrorState, LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { Stars } from '../../creators/parts/Stars';
import { MoneyText } from '../../../kit/money/MoneyText';
import { SafeLink } from '../parts/SafeLink';
import { useMoney } from '../../../kit/money/useMoney';
import { strings } from './strings';
import { WorkLines } from './WorkLines';

/** What the order asks for beside what the creator brings: figures, audience, price and latest works. */
export function Weighed({ row }: { row: SubmissionRow }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const found = useQuery(client.query(workOrderUpApi.detail, { id: row.id }));
  if (found.isError)
    return (
      <ErrorState dense onRetry={() => void found.refetch()}>
        {found.error.message}
      </ErrorState>
    );
  if (found.isPending) return <LoadingState shape="table" count={6} />;
  const { up, works, order } = found.data;
  return (
    <>
      <Part title={t('asked')}>
        <Asked order={order} currency={row.currency} />
      </Part>
      <Part title={t('brings')} note={up.dataTime ?? undefined}>
        <Brings row={row} up={up} />
      </Part>
      <Part title={t('works')}>
        <WorkLines works={works} isOfShop={row.bd === null} />
      </Part>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const t = useStrings(strings);
  const format = useFormat();
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {title}
        {note && (
          <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'ink.third' }}>
            {t('asOf', { time: format.exact(note) })}
          </Box>
        )}
      </Typography>
      {children}
    </Box>
  );
}

function Asked({ order, currency }: { order: SubmissionWeighed['order']; currency: string }) {
  const t = useStrings(strings);
  const format = useFormat();
  const left = Math.max(0, order.requireUpNum - order.approvedNum);
  return (
    <DescriptionList
      columns={4}
      items={[
        { label: t('goods'), value: order.goods.name },
        order.workAttribute === 1
          ? { label: t('fee'), value: <MoneyText amount={order.upShotCost} currency={currency} /> }
          : { label: t('commission'), value: format.percent(order.upProportion) },
        { label: t('places'), value: t('placesLeft', { left, of: order.requireUpNum }) },
        { label: t('until'), value: order.expireDate },
        { label: t('wanted'), value: order.workDes && <span style={{ whiteSpace: 'pre-line' }}>{order.workDes}</span>, wide: true },
      ]}
    />
  );
}

function Brings({ row, up }: { row: SubmissionRow; up: SubmissionWeighed['up'] }) {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const women = up.femaleRatio === null ? [] : [t('women', { ratio: format.ratio(up.femaleRatio) })];
  const ages = up.age
    .filter(({ ratio }) => ratio > 0)
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, 3)
    .map(({ range, ratio }) => `${range}: ${format.ratio(ratio)}`);
  return (
    <DescriptionList
      columns={4}
      items={[
        { label: t('fans'), value: format.count(row.fansNum) },
        { label: t('interaction'), value: format.ratio(row.interactionRate) },
        { label: t('views'), value: format.count(up.avgViews) },
        { label: t('sales30'), value: <MoneyText amount={up.sales30} currency={up.sales30Currency} /> },
        { label: t('star'), value: <Stars level={row.starLevel} /> },
        // Merchants read no prices.
        ...(row.bd === null ? [] : [{ label: t('price'), value: up.minPrice && t('from', { amount: money(up.minPrice, row.currency) }) }]),
        ...(up.homePageLink === null ? [] : [{ label: t('page'), value: <SafeLink href={up.homePageLink} /> }]),
        { label: t('audience'), value: [...women, ...ages].join(' · '), wide: true },
      ]}
    />
  );
}
