import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { bdBoardApi, type Board, type BoardGroup, boardGroups, type BoardParts } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TwoLines } from '../../../../kit/list/TwoLines';
import { useMoney } from '../../../../kit/money/useMoney';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { rowStrings } from './rowStrings';
import { strings } from './strings';
import { boardInput } from './boardInput';
import type { BoardPlace } from './useBoardUrl';

const fewAtFirst = 10;
const most = 200;
const tabs = { workOrder: 'workOrder', creator: 'creator', goods: 'goods', day: 'byDay' } as const;
const heads = { workOrder: 'workOrderOne', creator: 'creatorOne', goods: 'goodsOne', day: 'dayOne' } as const;
const paths = {
  workOrder: ['/workOrderBDDetail', 'workOrderBd.get'],
  creator: ['/talentAdminDetail', 'upDetail.get'],
  goods: ['/goodsDetail', 'goods.get'],
} as const;

interface PartsCardProps {
  board: Board;
  place: BoardPlace;
  onGroup: (by: BoardGroup) => void;
}

/** What the picked figure is made of; the sum row says that it equals it. */
export function PartsCard({ board, place, onGroup }: PartsCardProps) {
  const t = useStrings(rowStrings);
  const name = useStrings(strings);
  const format = useFormat();
  const money = useMoney();
  const { client } = useConsole();
  const [isWhole, setWhole] = useState(false);
  const { figure, by } = place;
  const input = { ...boardInput(place, board), figure, by, most: isWhole ? most : fewAtFirst };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...client.query(bdBoardApi.parts, input),
    placeholderData: keepPreviousData,
  });
  const isMoney = figure === 'gmv' || figure === 'refund';
  const write = (value: string) => (isMoney ? money(value, board.currency) : format.number(Number(value)));
  return (
    <Section
      title={t('rowsBehind', { figure: name(figure), total: write(String(board[figure].now)) })}
      flush
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('by')}
          value={by}
          sx={{ overflowX: 'auto', maxWidth: 1, '& > button': { whiteSpace: 'nowrap' } }}
          onChange={(_event, next: BoardGroup | null) => next && onGroup(next)}
        >
          {boardGroups.map((group) => (
            <ToggleButton key={group} value={group}>
              {t(tabs[group])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {isPending && <LoadingState shape="table" count={4} />}
      {error && !data && (
        <ErrorState dense title={name('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {data?.count === 0 && (
        <EmptyState dense title={t('noRows')}>
          {t('noRowsHint')}
        </EmptyState>
      )}
      {data && data.count > 0 && (
        <Box sx={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
          <PartsTable {...{ data, board, place, write }} onWhole={() => setWhole(true)} />
        </Box>
      )}
    </Section>
  );
}

interface PartsTableProps {
  data: BoardParts;
  board: Board;
  place: BoardPlace;
  write: (value: string) => string;
  onWhole: () => void;
}

function PartsTable({ data, board, place: { figure, by }, write, onWhole }: PartsTableProps) {
  const t = useStrings(rowStrings);
  const name = useStrings(strings);
  const format = useFormat();
  const { parts, rest, total } = data;
  const isSale = figure === 'gmv' || figure === 'refund';
  const share = (value: string) =>
    Number(total) === 0 ? '–' : format.percent(String(Math.round((Number(value) / Number(total)) * 1000) / 10));
  const isEqual = Number(total) === Number(board[figure].now);
  return (
    <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 3, sm: 4.5 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t(heads[by])}</TableCell>
          <TableCell align="right" sx={wide}>
            {t('creators')}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {t(isSale ? 'orderLines' : 'counted')}
          </TableCell>
          <TableCell align="right">{name(figure)}</TableCell>
          <TableCell align="right" sx={wide}>
            {t('share')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part.key ?? 'none'}>
            <TableCell component="th" scope="row">
              <TwoLines second={part.code}>
                <PartName part={part} by={by} />
              </TwoLines>
            </TableCell>
            <TableCell align="right" sx={wide}>
              {format.number(part.creators)}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {isSale ? <LinesLink {...{ board, by, part }} /> : format.number(part.lines)}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
              {write(part.value)}
            </TableCell>
            <TableCell align="right" sx={wide}>
              {share(part.value)}
            </TableCell>
          </TableRow>
        ))}
        {rest.count > 0 && (
          <TableRow>
            <TableCell component="th" scope="row">
              {parts.length < most ? (
                <Button size="small" variant="text" onClick={onWhole}>
                  {t('more', { count: rest.count })}
                </Button>
              ) : (
                t('more', { count: rest.count })
              )}
            </TableCell>
            <TableCell sx={wide} />
            <TableCell align="right" sx={wide}>
              {format.number(rest.lines)}
            </TableCell>
            <TableCell align="right">{write(rest.value)}</TableCell>
            <TableCell align="right" sx={wide}>
              {share(rest.value)}
            </TableCell>
          </TableRow>
        )}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& > .MuiTableCell-root': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}>
          <TableCell component="th" scope="row">
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              {t('sum')}
              <StatusChip tone={isEqual ? 'ok' : 'warn'}>{t(isEqual ? 'equals' : 'differs')}</StatusChip>
            </Box>
          </TableCell>
          <TableCell sx={wide} />
          <TableCell align="right" sx={wide}>
            {format.number(data.lines)}
          </TableCell>
          <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
            {write(total)}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {share(total)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

type Part = BoardParts['parts'][number];

function PartName({ part: { key, name }, by }: { part: Part; by: BoardGroup }) {
  const t = useStrings(rowStrings);
  const can = useCan();
  if (key === null) return t('ofNone');
  if (by === 'day') return key;
  const [path, permission] = paths[by];
  const text = name ?? key;
  return can(permission) ? (
    <RecordLink path={path} id={key}>
      {text}
    </RecordLink>
  ) : (
    text
  );
}

/** The order lines that a part is made of, in the list of orders. */
function LinesLink({ board, by, part }: { board: Board; by: BoardGroup; part: Part }) {
  const t = useStrings(rowStrings);
  const format = useFormat();
  const can = useCan();
  const lines = format.number(part.lines);
  if (!can('orderList.query') || part.key === null) return lines;
  const { bd, team, country, fromDay, toDay } = board;
  const search = {
    ...(bd ? { bdId: bd.id } : { teamId: team.id }),
    country,
    attributed: 'yes',
    orderStatus: ['1', '2', '4'],
    localBeginDay: by === 'day' ? part.key : fromDay,
    localEndDay: by === 'day' ? part.key : toDay,
    ...(by === 'workOrder' && { workOrderId: part.key }),
    ...(by === 'creator' && { upId: part.key }),
    ...(by === 'goods' && { goodsId: part.key }),
  };
  return (
    <Link
      to={'/order' as never}
      search={search as never}
      aria-label={t('openLinesOf', { lines, name: part.name ?? part.key })}
      style={{ color: 'var(--mui-palette-accent-ink)' }}
    >
      {lines}
    </Link>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
