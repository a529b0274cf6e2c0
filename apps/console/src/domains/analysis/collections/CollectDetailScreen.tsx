import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { collectApi, type CollectDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { LoadingState, Section, StatTile } from '@backlot/ui-kit';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { useRecordId } from '../parts/works/useRecordId';
import { workStrings } from '../parts/works/workStrings';
import { PartsCard } from './PartsCard';

const SumChart = lazyPart(async () => (await import('./SumChart')).SumChart);
const NameDialog = lazyDialog(async () => (await import('./NameDialog')).NameDialog);

/** One collection: what its works have together, how the sum moves, and the works that it is made of. */
export function CollectDetailScreen() {
  const t = useStrings(workStrings);
  const format = useFormat();
  useRecordId('favId');
  const record = useRecord(collectApi.detail);
  const [isNaming, setNaming] = useState(false);
  const head = (row: CollectDetail) => ({
    name: row.name,
    subtitle: [row.note, row.dataTime ? t('asOf', { time: format.exact(row.dataTime) }) : undefined].filter(Boolean).join(' · '),
    actions: (
      <Button variant="outlined" onClick={() => setNaming(true)}>
        {t('rename')}
      </Button>
    ),
  });
  return (
    <RecordFrame
      record={record}
      noun={t('collection')}
      needs="workInfo.get"
      list={{ label: t('collectionsTitle'), path: '/collect', needs: 'workInfo.query' }}
      head={head}
    >
      {(row) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 }, minWidth: 0 }}>
          <Sums sums={row.sums} />
          <Suspense
            fallback={
              <Section title={t('sumByDay')}>
                <LoadingState count={5} />
              </Section>
            }
          >
            <SumChart days={row.days} />
          </Suspense>
          <PartsCard collection={row} />
          {isNaming && <NameDialog row={row} onClose={() => setNaming(false)} />}
        </Box>
      )}
    </RecordFrame>
  );
}

function Sums({ sums }: { sums: CollectDetail['sums'] }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
        gap: { xs: 2.5, sm: 3.5 },
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { display: 'grid', minWidth: 0 },
      }}
    >
      {(['works', 'views', 'gained24', 'likes', 'comments', 'shares'] as const).map((figure) => (
        <li key={figure}>
          <StatTile label={t(figure)} figure={`${figure === 'gained24' ? '+' : ''}${format.count(sums[figure])}`} />
        </li>
      ))}
    </Box>
  );
}
