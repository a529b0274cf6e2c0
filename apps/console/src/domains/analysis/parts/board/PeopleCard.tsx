import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Board, leaderBoardApi, type OutputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMoney } from '../../../../kit/money/useMoney';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { rowStrings } from './rowStrings';
import { strings } from './strings';
import { periodOf } from './boardInput';
import { Change } from '../figures/Change';
import type { BoardPlace } from './useBoardUrl';

type Person = OutputOf<typeof leaderBoardApi.people>[number];
const counted = ['claimed', 'submitted', 'approved', 'published', 'fulfilled'] as const;

/** The BDs of a team; each leads to the own board, and together they are the team. */
export function PeopleCard({ board, place }: { board: Board; place: BoardPlace }) {
  const t = useStrings(strings);
  const row = useStrings(rowStrings);
  const { client } = useConsole();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...client.query(leaderBoardApi.people, { orgId: board.team.id, ...periodOf(place) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={row('people')} flush>
      {error && !data && (
        <ErrorState dense title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState shape="table" count={6} />}
      {data && (
        <Box sx={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
          <PeopleTable people={data} board={board} place={place} />
        </Box>
      )}
    </Section>
  );
}

function PeopleTable({ people, board, place }: { people: readonly Person[]; board: Board; place: BoardPlace }) {
  const t = useStrings(strings);
  const row = useStrings(rowStrings);
  const format = useFormat();
  const money = useMoney();
  const sum = (of: (person: Person) => number) => people.reduce((all, person) => all + of(person), 0);
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : format.ratioInColumn(part / whole));
  const isEqual = Math.round(sum(({ gmv }) => Number(gmv)) * 100) === Math.round(Number(board.gmv.now) * 100);
  return (
    <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 3, sm: 4 }, whiteSpace: 'nowrap' } }}>
      <TableHead>
        <TableRow>
          <TableCell>{row('bd')}</TableCell>
          <TableCell align="right">{t('gmv')}</TableCell>
          <TableCell align="right" sx={wide}>
            {row('targetShare')}
          </TableCell>
          {counted.map((figure) => (
            <TableCell key={figure} align="right" sx={wide}>
              {t(figure)}
            </TableCell>
          ))}
          <TableCell align="right" sx={wide}>
            {t('approvalRate')}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {t('refundRate')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <TableRow key={person.id}>
            <TableCell component="th" scope="row">
              <PersonLink person={person} place={place} />
            </TableCell>
            <TableCell align="right">
              <strong>{money(person.gmv, board.currency)}</strong>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 2 }}>
                <Change now={Number(person.gmv)} before={Number(person.gmvBefore)} />
              </Box>
            </TableCell>
            <TableCell align="right" sx={wide}>
              {person.target === null ? '–' : money(person.target, board.currency)}
            </TableCell>
            {counted.map((figure) => (
              <TableCell key={figure} align="right" sx={wide}>
                {format.number(person[figure])}
              </TableCell>
            ))}
            <TableCell align="right" sx={wide}>
              {percent(person.approved, person.approved + person.rejected)}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {percent(Number(person.refund), Number(person.refund) + Number(person.gmv))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& > .MuiTableCell-root': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}>
          <TableCell component="th" scope="row">
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {row('sum')}
              <StatusChip tone={isEqual ? 'ok' : 'warn'}>{row(isEqual ? 'equals' : 'differs')}</StatusChip>
            </Box>
          </TableCell>
          <TableCell align="right">{money(board.gmv.now, board.currency)}</TableCell>
          <TableCell sx={wide} />
          {counted.map((figure) => (
            <TableCell key={figure} align="right" sx={wide}>
              {format.number(sum((person) => person[figure]))}
            </TableCell>
          ))}
          <TableCell sx={wide} />
          <TableCell sx={wide} />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function PersonLink({ person: { id, name }, place }: { person: Person; place: BoardPlace }) {
  const t = useStrings(rowStrings);
  const can = useCan();
  if (name === '') return t('left');
  if (!can('bdBoard.query')) return name;
  return (
    <Link to={'/board/bd' as never} search={{ bdId: id, ...periodOf(place) } as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
      {name}
    </Link>
  );
}

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
