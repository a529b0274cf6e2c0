import Box from '@mui/material/Box';
import { type Board, hundredths, targetMetrics } from '@backlot/contract';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { Section, StatusChip } from '@backlot/ui-kit';
import { fromHundredths } from '../../../../kit/money/exactDecimals';
import { useMoney } from '../../../../kit/money/useMoney';
import { strings } from '../strings';
import { monthName } from './monthName';

const words = { 1: 'metric1', 2: 'metric2', 3: 'metric3', 4: 'metric4' } as const;

/** The target of this month: how far, how far at even pace, and where it is going to end. */
export function TargetCard({ board }: { board: Board }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { month, daysDone, daysInMonth, targets } = board.month;
  const shown = targets.filter(({ metric, target }) => target !== null || metric === targetMetrics.gmv);
  return (
    <Section
      title={t('target', { month: monthName(month, locale) })}
      note={t('daysDone', { done: daysDone, all: daysInMonth })}
      actions={<ForecastChip board={board} />}
    >
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        {shown.map((one) => (
          <TargetRow key={one.metric} board={board} {...one} />
        ))}
      </Box>
    </Section>
  );
}

function useAmount(board: Board): (metric: number, amount: string) => string {
  const money = useMoney();
  const format = useFormat();
  return (metric, amount) => (metric === targetMetrics.gmv ? money(amount, board.currency) : format.number(Number(amount)));
}

/** Where GMV is going to end, which dares to say "short". */
function ForecastChip({ board }: { board: Board }) {
  const t = useStrings(strings);
  const format = useFormat();
  const write = useAmount(board);
  const gmv = board.month.targets.find(({ metric }) => metric === targetMetrics.gmv);
  if (!gmv?.forecast) return null;
  const amount = write(gmv.metric, gmv.forecast);
  if (!gmv.target) return <StatusChip title={t('forecastNote')}>{t('forecastPlain', { amount })}</StatusChip>;
  const gap = (Number(gmv.forecast) - Number(gmv.target)) / Number(gmv.target);
  const percent = format.percent(String(Math.round(Math.abs(gap) * 1000) / 10));
  return (
    <StatusChip tone={gap < 0 ? 'warn' : 'ok'} title={t('forecastNote')}>
      {t(gap < 0 ? 'forecastShort' : 'forecastOver', { amount, percent })}
    </StatusChip>
  );
}

function TargetRow({ board, metric, target, done }: { board: Board } & Board['month']['targets'][number]) {
  const t = useStrings(strings);
  const format = useFormat();
  const write = useAmount(board);
  const { daysDone, daysInMonth } = board.month;
  const isMoney = metric === targetMetrics.gmv;
  const name = t(words[metric as keyof typeof words]);
  const figure = (
    <Box component="strong" sx={{ fontSize: isMoney ? '1.5rem' : '1rem', letterSpacing: '-0.015em' }}>
      {write(metric, done)}
    </Box>
  );
  if (target === null)
    return (
      <div>
        {figure} <Box sx={quiet}>{t('noTarget')}</Box>
      </div>
    );
  const share = Number(done) / Number(target);
  const pace = daysDone / daysInMonth;
  const percent = (part: number) => format.percent(String(Math.round(part * 1000) / 10));
  const left = (hundredths(target) ?? 0n) - (hundredths(done) ?? 0n);
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}>
        {!isMoney && <span>{name}</span>}
        {figure}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('of', { amount: write(metric, target) })}
        </Box>
        <Box component="strong" sx={{ ml: 'auto', color: 'accent.ink' }}>
          {percent(share)}
        </Box>
      </Box>
      <Bar share={share} mark={pace} label={name} />
      {isMoney && (
        <Box sx={{ ...quiet, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{left > 0n ? t('toGo', { amount: write(metric, fromHundredths(left)) }) : t('reached')}</span>
          <span>{t('evenPace', { percent: percent(pace) })}</span>
        </Box>
      )}
    </div>
  );
}

/** A part of a whole, with an upright mark for what it is compared with. */
export function Bar({ share, mark, label, strength = 1 }: { share: number; mark: number; label: string; strength?: number }) {
  const width = (part: number) => `${Math.max(0, Math.min(1, part)) * 100}%`;
  return (
    <Box role="img" aria-label={`${label} ${Math.round(share * 100)}%`} sx={{ position: 'relative', my: 1.5 }}>
      <Box sx={{ height: 10, borderRadius: 1.25, overflow: 'hidden', bgcolor: 'line.soft' }}>
        <Box sx={{ height: 1, borderRadius: 1.25, bgcolor: 'accent.main', opacity: strength }} style={{ width: width(share) }} />
      </Box>
      <Box sx={{ position: 'absolute', top: -3, width: 2, height: 16, bgcolor: 'text.primary' }} style={{ left: width(mark) }} />
    </Box>
  );
}

const quiet = { color: 'ink.third', fontSize: '0.78125rem', fontVariantNumeric: 'tabular-nums' } as const;
