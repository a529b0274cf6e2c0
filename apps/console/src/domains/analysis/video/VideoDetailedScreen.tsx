import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type WorkDetail, workInfoApi } from '@backlot/contract';
import { parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { RecordColumns } from '../../../kit/record/RecordColumns';
import { RecordFrame } from '../../../kit/record/RecordFrame';
import { useRecord } from '../../../kit/record/useRecord';
import { useRecordId } from '../parts/works/useRecordId';
import { workStrings } from '../parts/works/workStrings';
import { ChannelSalesCard } from './ChannelSalesCard';
import { CommentsCard } from './CommentsCard';
import { FactsCard } from './FactsCard';
import { WorkTiles } from './WorkTiles';

const CurveCard = lazyPart(async () => (await import('./CurveCard')).CurveCard);
const CollectDialog = lazyDialog(async () => (await import('../parts/works/CollectDialog')).CollectDialog);

/** One work: what it reached, its way since it was posted, what people say, what it sold (domain/metrics 5.4). */
export function VideoDetailedScreen() {
  const t = useStrings(workStrings);
  const format = useFormat();
  const can = useCan();
  useRecordId('workId');
  const record = useRecord(workInfoApi.detail);
  const [isGathering, setGathering] = useState(false);
  const list = can('upLibrary.query') ? '/workInfo' : '/shopWorks';
  const head = (work: WorkDetail) => ({
    name: work.descr || work.link,
    mark: work.workStatus === 1 ? undefined : <StatusChip tone="warn">{t('gone')}</StatusChip>,
    subtitle: work.dataTime
      ? t('dataTime', {
          time: format.dateTime(parseWireTime(work.dataTime), work.timeZone),
          zone: work.timeZone,
        })
      : t('noData'),
    actions: (
      <>
        <Button variant="outlined" href={work.link} target="_blank" rel="noopener noreferrer">
          {t('watch')}
        </Button>
        <Button variant="outlined" onClick={() => setGathering(true)}>
          {t('collectOne')}
        </Button>
      </>
    ),
  });
  return (
    <RecordFrame
      record={record}
      noun={t('work')}
      needs="workInfo.get"
      list={{ label: t('listTitle'), path: list, needs: 'workInfo.query' }}
      head={head}
    >
      {(work) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 3.5 }, minWidth: 0 }}>
          <WorkTiles work={work} />
          <RecordColumns
            main={
              <>
                <Suspense
                  fallback={
                    <Section title={t('curve')}>
                      <LoadingState count={7} />
                    </Section>
                  }
                >
                  <CurveCard work={work} />
                </Suspense>
                {work.channelSales.length > 0 && <ChannelSalesCard work={work} />}
                <CommentsCard work={work} />
              </>
            }
            side={<FactsCard work={work} />}
          />
          {isGathering && <CollectDialog workIds={[work.id]} onClose={() => setGathering(false)} />}
        </Box>
      )}
    </RecordFrame>
  );
}
