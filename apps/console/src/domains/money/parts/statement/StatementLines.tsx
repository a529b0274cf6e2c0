import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { settleStatementApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section, StatusChip } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useOpenFile } from '../proof/useOpenFile';
import { type Line, lineName } from './lineName';
import type { Statement } from './Statement';
import { mayDispute } from './statementNext';
import { statementStrings } from './statementStrings';

const SayDialog = lazyDialog(async () => (await import('./SayDialog')).SayDialog);

const sections = ['commercial', 'teamLeader', 'reward', 'adjust'] as const;
const step = 50;
const most = 100;

/** Every line of a statement, by the sum that it belongs to. */
export function StatementLines({ statement }: { statement: Statement }) {
  const t = useStrings(statementStrings);
  const { client } = useConsole();
  const [size, setSize] = useState(step);
  const [pageNo, setPageNo] = useState(1);
  const [disputed, setDisputed] = useState<Line>();
  const { data, error, isPending, refetch } = useQuery({
    ...client.query(settleStatementApi.lines, { id: statement.id, pageSize: size, pageNo }),
    placeholderData: (before) => before,
  });
  if (isPending) return <LoadingState count={6} />;
  if (error && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  return (
    <Section title={t('lines')} note={t('count', { count: data.totalRows })} flush>
      {data.totalRows === 0 && <EmptyState dense title={t('none')} />}
      {sections.map((section) => {
        const own = data.rows.filter((line) => line.section === section);
        return (
          own.length > 0 && (
            <Box key={section} component="section" aria-label={t(section)}>
              <Box component="h3" sx={heading}>
                {t(section)}
              </Box>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {own.map((line) => (
                  <OneLine
                    key={line.id}
                    line={line}
                    currency={statement.currency}
                    onDispute={mayDispute(statement) ? setDisputed : undefined}
                  />
                ))}
              </Box>
            </Box>
          )
        );
      })}
      {data.totalRows > data.rows.length && (
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <Button onClick={() => (size < most ? setSize(most) : setPageNo(pageNo >= data.totalPage ? 1 : pageNo + 1))}>
            {t('loadMore')}
          </Button>
        </Box>
      )}
      {disputed && <SayDialog id={statement.id} what="dispute" line={disputed} onClose={() => setDisputed(undefined)} />}
    </Section>
  );
}

interface OneLineProps {
  line: Line;
  currency: string;
  /** Given to those who may dispute it. */
  onDispute?: ((line: Line) => void) | undefined;
}

function OneLine({ line, currency, onDispute }: OneLineProps) {
  const t = useStrings(statementStrings);
  const format = useFormat();
  const openFile = useOpenFile();
  const { nameFor } = useDictionary();
  const { snapshot, lineType, sourceType, sourceId, base, rate, amount, ruleVersion, late, payBy } = line;
  const { fileId } = snapshot;
  // A fee and a clawback name themselves.
  const isNamed = lineType === 2 || lineType === 6;
  const what = lineName(line, t);
  const baseText = base !== null && <MoneyText amount={base} currency={currency} />;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          {what} {late && <StatusChip tone="warn">{t('late')}</StatusChip>}{' '}
          {payBy === 1 && <StatusChip tone="neutral">{t('platform')}</StatusChip>}
        </Box>
        <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>
          {[
            isNamed ? undefined : nameFor('lineType', lineType),
            snapshot.lineNo === undefined ? undefined : t('line', { number: snapshot.lineNo }),
            sourceType === 2 ? t('submission', { number: sourceId }) : undefined,
            snapshot.goodsName,
            snapshot.upName,
            snapshot.workOrderNo,
            snapshot.reason,
            ruleVersion === null ? undefined : t('version', { version: ruleVersion }),
            snapshot.time && format.exact(snapshot.time),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {fileId && (
          <Button size="small" onClick={() => void openFile(fileId, `${what} ${sourceId}`)}>
            {t('openProof')}
          </Button>
        )}
        {onDispute && (
          <Button size="small" aria-label={t('disputeLineOf', { what })} onClick={() => onDispute(line)}>
            {t('disputeLine')}
          </Button>
        )}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Box sx={{ fontWeight: 600, ...(amount.startsWith('-') && { color: 'tone.bad.ink' }) }}>
          <MoneyText amount={amount} currency={currency} />
        </Box>
        {base !== null && (
          <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>
            {rate === null ? null : `${format.percent(rate)} × `}
            {baseText}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const heading = {
  m: 0,
  px: 4.5,
  py: 2,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'surface.raised',
} as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 4, px: 4.5, py: 2.5, borderTop: 1, borderColor: 'line.soft' } as const;
