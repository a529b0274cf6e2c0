import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LinkRound, LinkVideo } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { weighedStrings } from './weighedStrings';

interface LastRoundProps {
  last: LinkRound;
  now: { round: number; link: string; video: LinkVideo | null };
}

/** Why the last round was rejected, and what is different now. */
export function LastRound({ last, now }: LastRoundProps) {
  const t = useStrings(weighedStrings);
  const format = useFormat();
  const lines: [string, string, string][] = [
    [t('address'), short(last.link), last.link === now.link ? t('same') : short(now.link)],
    ...(last.video || now.video
      ? ([
          [t('postedAt'), postedAt(last.video), postedAt(now.video)],
          [t('length'), lengthOf(last.video), lengthOf(now.video)],
          [t('tags'), tagsOf(last.video), tagsOf(now.video)],
        ] satisfies [string, string, string][])
      : []),
  ];
  function postedAt(video: LinkVideo | null) {
    return video ? format.dateTime(video.postTime) : missingText;
  }
  function lengthOf(video: LinkVideo | null) {
    return video?.duration ? format.duration(video.duration) : missingText;
  }
  return (
    <Box component="section" aria-label={t('lastRound')} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="warning">
        <strong>{last.rejectReason ?? t('withdrawn')}</strong>
        <br />
        {[t('lastRound'), last.reviewTime && format.dateTime(last.reviewTime), last.reviewer].filter(Boolean).join(' · ')}
      </Alert>
      <Table size="small" aria-label={t('changed')} sx={{ tableLayout: 'fixed', '& td, & th': { px: 1, overflowWrap: 'anywhere' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('changed')}</TableCell>
            <TableCell>{t('roundNo', { round: last.round })}</TableCell>
            <TableCell>{t('roundNo', { round: now.round })}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(([label, before, after]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>{before}</TableCell>
              <TableCell sx={{ fontWeight: before === after ? 400 : 600 }}>{after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const short = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, '');

const tagsOf = (video: LinkVideo | null): string => (video && video.hashtags.length > 0 ? video.hashtags.join(' ') : missingText);
