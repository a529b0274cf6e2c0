import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { SubmissionWeighed } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { visuallyHidden } from '@backlot/ui-kit';
import { RecordPicture } from '../../../kit/files/RecordPicture';
import { strings } from './strings';

/** The latest works of a creator, one line each: what, when, how it did. */
export function WorkLines({ works, isOfShop }: { works: SubmissionWeighed['works']; isOfShop: boolean }) {
  const t = useStrings(strings);
  const format = useFormat();
  if (works.length === 0) return <Box sx={{ color: 'ink.third' }}>{t(isOfShop ? 'noOwnWorks' : 'noWorks')}</Box>;
  return (
    <Box
      component="ul"
      aria-label={t('works')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {works.map(({ id, link, descr, postTime, views, likes }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <RecordPicture kind="work" id={id} name={descr ?? link} size={28} />
          <MuiLink
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            underline="hover"
            sx={{
              position: 'relative',
              flex: '1 1 220px',
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {descr || link.replace(/^https?:\/\/(www\.)?/i, '')}
            <Box component="span" sx={visuallyHidden}>{`, ${t('newTab')}`}</Box>
          </MuiLink>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
            {[
              views !== null && t('viewed', { n: views, count: format.count(views) }),
              likes !== null && t('liked', { n: likes, count: format.count(likes) }),
              format.day(postTime),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
