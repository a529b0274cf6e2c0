import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { dataZoneApi, FollowedRow, OutputOf } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { StatusChip, visuallyHidden } from '@backlot/ui-kit';
import { Change } from '../../parts/figures/Change';
import { strings } from '../strings';
import { useRowsBehind } from '../useZone';
import { RowsLink } from './RowsLink';
import { ShareBar } from './ShareBar';

interface FollowedTableProps {
  webId: number;
  followed: OutputOf<typeof dataZoneApi.followed>;
  days: { fromDay: string; toDay: string };
  /** What a warning or a notice led to. */
  pickedId: string;
  onUnfollow?: (row: FollowedRow) => void;
}

/** What is followed, one below the other, and all of it with each work counted once. */
export function FollowedTable({ webId, followed: { rows, all }, days, pickedId, onUnfollow }: FollowedTableProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const behind = useRowsBehind(webId, days);
  return (
    <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 2.5, sm: 3.5 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('name')}</TableCell>
          <TableCell align="right">{t('works')}</TableCell>
          <TableCell align="right" sx={wide}>
            {t('views')}
          </TableCell>
          <TableCell align="right">{t('comments')}</TableCell>
          <TableCell align="right" sx={wide}>
            {t('change')}
          </TableCell>
          <TableCell sx={{ width: { sm: 180 } }}>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t('sentiment')}
            </Box>
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {t('negative')}
            </Box>
          </TableCell>
          {onUnfollow && (
            <TableCell sx={wide}>
              <Box component="span" sx={visuallyHidden}>
                {t('unfollow')}
              </Box>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const name = nameOf(row, locale);
          return (
            <TableRow key={row.favId} selected={row.favId === pickedId} {...(row.favId === pickedId && { 'aria-current': true })}>
              <TableCell component="th" scope="row">
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
                  <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {name}
                  </Box>
                  {row.isWarned && <StatusChip tone="bad">{t('warning')}</StatusChip>}
                </Box>
                {onUnfollow && (
                  <Box sx={narrow}>
                    <UnfollowButton name={name} onClick={() => onUnfollow(row)} />
                  </Box>
                )}
              </TableCell>
              <TableCell align="right">
                <RowsLink href={behind.works({ favId: row.favId })} label={`${t('worksOf', { name })}: ${format.number(row.works.now)}`}>
                  {format.number(row.works.now)}
                </RowsLink>
              </TableCell>
              <TableCell align="right" sx={wide}>
                {format.count(row.views.now)}
              </TableCell>
              <TableCell align="right">
                <RowsLink
                  href={behind.comments({ favId: row.favId })}
                  label={`${t('commentsOf', { name })}: ${format.number(row.comments.now)}`}
                >
                  {format.number(row.comments.now)}
                </RowsLink>
              </TableCell>
              <TableCell align="right" sx={wide}>
                <Change {...row.comments} good="neither" />
              </TableCell>
              <TableCell>
                <ShareBar shares={row.sentiment.now} isWarned={row.isWarned} />
              </TableCell>
              {onUnfollow && (
                <TableCell align="right" sx={wide}>
                  <UnfollowButton name={name} onClick={() => onUnfollow(row)} />
                </TableCell>
              )}
            </TableRow>
          );
        })}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& > .MuiTableCell-root': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}>
          <TableCell component="th" scope="row">
            {t('all')}
            <Box sx={{ fontWeight: 400, fontSize: '0.78125rem', color: 'text.secondary' }}>{t('allHint')}</Box>
          </TableCell>
          <TableCell align="right">{format.number(all.works.now)}</TableCell>
          <TableCell align="right" sx={wide}>
            {format.count(all.views.now)}
          </TableCell>
          <TableCell align="right">{format.number(all.comments.now)}</TableCell>
          <TableCell align="right" sx={wide}>
            <Change {...all.comments} good="neither" />
          </TableCell>
          <TableCell>
            <ShareBar shares={all.sentiment.now} isWarned={false} />
          </TableCell>
          {onUnfollow && <TableCell sx={wide} />}
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function UnfollowButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useStrings(strings);
  return (
    <Button
      size="small"
      color="secondary"
      aria-label={t('unfollowName', { name })}
      onClick={onClick}
      sx={{ minHeight: { xs: 44, md: 32 }, ml: { xs: -2, md: 0 } }}
    >
      {t('unfollow')}
    </Button>
  );
}

const narrow = { display: { md: 'none' } } as const;
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
