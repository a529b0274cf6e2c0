import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WorkDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, Section, onPhones } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { workStrings } from '../parts/works/workStrings';

const moods = ['positive', 'neutral', 'negative'] as const;
const colors = { positive: 'tone.ok.ink', neutral: 'line.main', negative: 'tone.bad.ink' } as const;

/** How the comments feel that were collected, and the way to them. */
export function CommentsCard({ work }: { work: WorkDetail }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const { collected } = work;
  // Merchants stay in their own application.
  const path = can('upLibrary.query') ? '/commentInfo' : '/shopComments';
  return (
    <Section
      title={t('comments')}
      note={t('collectedAre', { n: format.number(collected.comments) })}
      actions={
        can('commentInfo.query') &&
        collected.comments > 0 && (
          <Button
            size="small"
            sx={{ [onPhones]: { minHeight: 44 } }}
            onClick={() => void navigate({ href: `${path}?workId=${work.id}&upId=${work.up.id}&range=90` })}
          >
            {t('openComments')}
          </Button>
        )
      }
    >
      {collected.comments === 0 && (
        <EmptyState dense title={t('noComments')}>
          {t('noCommentsHint')}
        </EmptyState>
      )}
      {collected.comments > 0 && (
        <>
          <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 10, borderRadius: 5, overflow: 'hidden' }}>
            {moods.map((mood) => (
              <Box key={mood} sx={{ flexGrow: collected[mood], bgcolor: colors[mood] }} />
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mt: 2 }}>
            {moods.map((mood) => (
              <span
                key={mood}
              >{`${t(mood)} ${format.ratio(collected[mood] / collected.comments)} (${format.number(collected[mood])})`}</span>
            ))}
          </Box>
          <Box sx={{ color: 'ink.third', fontSize: '0.78125rem', mt: 1 }}>{t('moodEstimate')}</Box>
        </>
      )}
    </Section>
  );
}
