import Box from '@mui/material/Box';
import type { LiveRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList } from '@backlot/ui-kit';
import { WithPicture } from '../../../../kit/files/WithPicture';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { SafeLink } from '../../parts/SafeLink';
import { strings } from '../strings';
import { spanOf } from '../zoneTime';

/** Who shows what, when and where. */
export function LiveFacts({ row }: { row: LiveRow }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const pictured = (kind: 'up' | 'goods', path: string | undefined, one: { id: string; name: string }) => (
    <WithPicture kind={kind} id={one.id} name={one.name}>
      {linked(path, one)}
    </WithPicture>
  );
  const linked = (path: string | undefined, { id, name }: { id: string; name: string }) =>
    path ? (
      <RecordLink path={path} id={id}>
        {name}
      </RecordLink>
    ) : (
      name
    );
  const goods = (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {row.goods.map((one) => (
        <li key={one.id}>{pictured('goods', can('goods.get') ? '/goodsDetail' : undefined, one)}</li>
      ))}
    </Box>
  );
  return (
    <DescriptionList
      columns={4}
      items={[
        { label: t('up'), value: pictured('up', can('upDetail.get') ? '/talentAdminDetail' : undefined, row.up) },
        { label: t('channel'), value: nameFor('webId', row.webId) },
        { label: t('when'), value: `${spanOf(row)} (${t('zone', { country: nameFor('country', row.country) })})`, wide: true },
        { label: t('goods'), value: goods, wide: true },
        { label: t('bd'), value: row.bd.name },
        { label: t('createTime'), value: format.exact(row.createTime) },
        ...(row.liveLink ? [{ label: t('link'), value: <SafeLink href={row.liveLink} />, wide: true }] : []),
        ...(row.remark ? [{ label: t('remark'), value: row.remark, wide: true }] : []),
        ...(row.reason ? [{ label: t('reason'), value: row.reason, wide: true }] : []),
      ]}
    />
  );
}
