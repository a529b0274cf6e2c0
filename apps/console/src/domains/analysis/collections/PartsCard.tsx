import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { collectApi, type CollectDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, Section, StatusChip, onPhones } from '@backlot/ui-kit';
import { useAct } from '../../../kit/record/useAct';
import { RecordLink } from '../../../kit/record/RecordLink';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { workStrings } from '../parts/works/workStrings';

/** The works of a collection, the most seen first, with what each won since it joined. */
export function PartsCard({ collection: { id, parts, sums } }: { collection: CollectDetail }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const share = (views: number | null) => (views === null || sums.views === 0 ? '–' : format.ratio(views / sums.views));
  const signed = (value: number | null) => (value === null ? '–' : `${value > 0 ? '+' : ''}${format.count(value)}`);
  return (
    <Section title={t('works')} note={t('partsNote', { count: parts.length })}>
      {parts.length === 0 && (
        <EmptyState dense title={t('noParts')}>
          {t('noPartsHint')}
        </EmptyState>
      )}
      {parts.length > 0 && (
        <Box component="ul" aria-label={t('works')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {parts.map((work) => (
            <Box
              key={work.id}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 4,
                rowGap: 1.5,
                alignItems: 'center',
                py: 2.5,
                borderTop: 1,
                borderColor: 'line.soft',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: 2,
                    fontWeight: 500,
                    overflowWrap: 'anywhere',
                    minHeight: { xs: 44, sm: 0 },
                  }}
                >
                  <RecordLink path="/videoDetailed" id={work.id}>
                    {work.descr || work.link}
                  </RecordLink>
                  {work.workStatus !== 1 && <StatusChip tone="warn">{t('gone')}</StatusChip>}
                </Box>
                <Box sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>
                  {[work.up.name, t('joined', { time: format.exact(work.addTime) })].join(' · ')}
                </Box>
              </Box>
              <Box
                component="dl"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'repeat(4, minmax(60px, auto))',
                  columnGap: 3,
                  m: 0,
                }}
              >
                {[
                  { label: t('views'), value: format.count(work.views) },
                  { label: t('share'), value: share(work.views) },
                  { label: t('sinceJoined'), value: signed(work.sinceAdded) },
                  { label: t('gained24'), value: signed(work.gained24) },
                ].map(({ label, value }) => (
                  <Box key={label} sx={{ textAlign: { xs: 'left', sm: 'right' }, minWidth: 0 }}>
                    <Box component="dt" sx={{ color: 'ink.third', fontSize: '0.71875rem' }}>
                      {label}
                    </Box>
                    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                      {value}
                    </Box>
                  </Box>
                ))}
              </Box>
              <Button
                size="small"
                color="inherit"
                disabled={isBusy}
                sx={{ [onPhones]: { minHeight: 44 } }}
                aria-label={t('takeOutName', { name: work.descr || work.link })}
                onClick={() => void act(() => client.call(collectApi.removeWorks, { id, workIds: [work.id] }), t('takenOut'))}
              >
                {t('takeOut')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
