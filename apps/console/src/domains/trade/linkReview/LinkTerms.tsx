import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LinkWeighed } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, TimeText } from '@backlot/ui-kit';
import { WithPicture } from '../../../kit/files/WithPicture';
import { MoneyText } from '../../../kit/money/MoneyText';
import { Stars } from '../../creators/parts/Stars';
import { weighedStrings } from './weighedStrings';

/** What the video is measured by: the product, the brief and the terms; and how the creator did before. */
export function LinkTerms({ weighed: { order, agreed, up, note } }: { weighed: LinkWeighed }) {
  const t = useStrings(weighedStrings);
  const format = useFormat();
  const fee = agreed.shotCost ?? order.upShotCost;
  return (
    <>
      <WithPicture kind="goods" id={order.goods.id} name={order.goods.name} size={64}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{order.goods.name}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {order.shop} {order.shop && order.price && '· '}
          {order.price && <MoneyText amount={order.price} currency={order.currency} />}
        </Box>
      </WithPicture>
      {note && <Part title={t('note')}>{note}</Part>}
      {order.workDes && <Part title={t('brief')}>{order.workDes}</Part>}
      <DescriptionList
        columns={2}
        items={[
          ...(fee === null ? [] : [{ label: t('fee'), value: <MoneyText amount={fee} currency={order.currency} /> }]),
          { label: t('share'), value: format.percent(agreed.proportion ?? order.upProportion) },
          { label: t('runs'), value: `${format.day(order.validBegin)} – ${format.day(order.expireDate)}` },
          { label: t('agreedAt'), value: agreed.time && <TimeText value={agreed.time} /> },
          { label: t('followers'), value: format.count(up.fansNum) },
          { label: t('stars'), value: <Stars level={up.starLevel} /> },
          { label: t('record'), value: t('firstOf', { first: up.passedFirst, all: up.passed }), wide: true },
        ]}
      />
    </>
  );
}

const Part = ({ title, children }: { title: string; children: string }) => (
  <Box component="section" aria-label={title}>
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);
