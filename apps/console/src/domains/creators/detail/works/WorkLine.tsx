import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { type OutputOf, upApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { RecordPicture } from '../../../../kit/files/RecordPicture';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { workStrings } from './workStrings';

type Work = OutputOf<typeof upApi.works>['rows'][number];

/** One work: what it is, when it came out, how it did. */
export function WorkLine({ work, mayRemove }: { work: Work; mayRemove: boolean }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  const remove = async () => {
    const answer = await confirm({
      title: t('removeAsk'),
      children: t('removeHint'),
      confirmLabel: t('removeWork'),
      danger: true,
      action: () => client.call(upApi.removeWork, { id: work.id }),
    });
    if (!answer) return;
    notify.success(t('removed'));
    await queries.invalidateQueries();
  };
  const counts = (['views', 'likes', 'comments', 'shares'] as const).map((key) =>
    work[key] === null ? null : t(key, { n: work[key], count: format.count(work[key]) }),
  );
  const when = [
    format.exact(work.postTime),
    work.postLocation,
    work.duration === null ? null : format.duration(work.duration),
    work.addedByLink ? t('byLink') : null,
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        py: 2.5,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <RecordPicture kind="work" id={work.id} name={work.descr ?? work.link} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink
          href={work.link}
          target="_blank"
          rel="noopener noreferrer"
          underline="hover"
          sx={{
            display: '-webkit-box',
            overflow: 'hidden',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
            fontWeight: 500,
          }}
        >
          {work.descr || work.link}
        </MuiLink>
        <Box sx={{ color: 'ink.third', fontSize: '0.78125rem', overflowWrap: 'anywhere' }}>
          {[...when, ...work.hashtags.map((tag) => (tag.startsWith('#') ? tag : `#${tag}`))].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{counts.filter(Boolean).join(' · ')}</Box>
      </Box>
      {mayRemove && (
        <Button size="small" color="inherit" onClick={() => void remove()}>
          {t('removeWork')}
        </Button>
      )}
    </Box>
  );
}
