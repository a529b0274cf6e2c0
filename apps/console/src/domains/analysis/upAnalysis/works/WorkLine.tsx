import Box from '@mui/material/Box';
import type { ListedWork } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { StatusChip } from '@backlot/ui-kit';
import { useMoney } from '../../../../kit/money/useMoney';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { Sparkline } from '../../parts/figures/Sparkline';
import { strings } from '../strings';

/** One work: what it is and when it came out, its views with their small line, what it won in a day, what it sold. */
export function WorkLine({ work }: { work: ListedWork }) {
  const t = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const can = useCan();
  const title = work.descr || work.link;
  const facts = [
    { label: t('sort_views'), value: format.count(work.views) },
    {
      label: t('sort_gained24'),
      value: work.gained24 === null ? '–' : `+${format.count(work.gained24)}`,
    },
    { label: t('rate'), value: format.ratio(work.interactionRate) },
    { label: t('sort_sales'), value: work.orders > 0 ? money(work.sales, work.currency) : '–' },
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 2,
        alignItems: 'center',
        py: 2.5,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
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
          {can('workInfo.get') ? (
            <RecordLink path="/videoDetailed" id={work.id}>
              {title}
            </RecordLink>
          ) : (
            <a href={work.link} target="_blank" rel="noopener noreferrer" style={{ color: 'inherit' }}>
              {title}
            </a>
          )}
          {work.isViral && <StatusChip tone="info">{t('viral')}</StatusChip>}
          {work.workStatus !== 1 && <StatusChip tone="warn">{t('gone')}</StatusChip>}
        </Box>
        <Box sx={{ color: 'ink.third', fontSize: '0.78125rem', overflowWrap: 'anywhere' }}>
          {[
            format.exact(work.postTime),
            work.duration === null ? '' : format.duration(work.duration),
            ...work.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Box sx={{ flex: '0 0 84px', minHeight: 28 }}>
        <Sparkline values={work.spark} />
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(62px, auto))',
          columnGap: 3,
          m: 0,
          flex: { xs: '1 1 100%', sm: '0 0 auto' },
        }}
      >
        {facts.map(({ label, value }) => (
          <Box key={label} sx={{ minWidth: 0, textAlign: { xs: 'left', sm: 'right' } }}>
            <Box component="dt" sx={{ color: 'ink.third', fontSize: '0.71875rem' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontVariantNumeric: 'tabular-nums',
                fontSize: '0.84375rem',
                overflowWrap: 'anywhere',
              }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
