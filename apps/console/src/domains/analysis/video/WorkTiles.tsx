import Box from '@mui/material/Box';
import type { WorkDetail } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { StatTile } from '@backlot/ui-kit';
import { useMoney } from '../../../kit/money/useMoney';
import { workStrings } from '../parts/works/workStrings';

/** What the work reached, beside what is usual for its creator. */
export function WorkTiles({ work }: { work: WorkDetail }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const money = useMoney();
  const { usual } = work;
  const tiles = [
    {
      label: t('views'),
      figure: format.count(work.views),
      note: usual.views === null ? '' : t('usualIs', { n: format.count(usual.views) }),
    },
    {
      label: t('gained24'),
      figure: work.gained24 === null ? missingText : `+${format.count(work.gained24)}`,
      note: t('untilNewest'),
    },
    {
      label: t('rate'),
      figure: format.ratio(work.interactionRate),
      note: usual.interactionRate === null ? '' : t('usualIs', { n: format.ratio(usual.interactionRate) }),
    },
    {
      label: t('likes'),
      figure: format.count(work.likes),
      note: t('sharesAre', { n: format.count(work.shares) }),
    },
    {
      label: t('comments'),
      figure: format.count(work.comments),
      note: t('collectedAre', { n: format.number(work.collected.comments) }),
    },
    {
      label: t('sales'),
      figure: money(work.sales, work.currency),
      note: t('ownOrders', { n: work.orders }),
    },
  ];
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
        gap: { xs: 2.5, sm: 3.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { display: 'grid', minWidth: 0 },
      }}
    >
      {tiles.map((tile) => (
        <li key={tile.label}>
          <StatTile {...tile} />
        </li>
      ))}
    </Box>
  );
}
