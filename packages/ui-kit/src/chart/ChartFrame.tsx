import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Section } from '../frame/Section';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import type { Mode } from '../theme/tokens/Mode';
import { type ChartData, isEmptyChart } from './chartData';
import { ChartLegend } from './ChartLegend';
import { ChartTable } from './ChartTable';
import { ActiveLabelContext, ChartContext, type ChartScene } from './chartContext';
import { chartStrings } from './strings';
import { useChartLook } from './useChartLook';

/** What every chart has. */
export interface ChartProps {
  title: string;
  /** Stands after the title: "₫ million", "creators". */
  unit: string;
  data: ChartData;
  /** Figures of tooltip and table in the user's format; plain numbers unless told. */
  formatValue?: (value: number) => string;
  /** Heading of the label column in the table view; "Period" unless told. */
  category?: string;
  /** Colours of the series in their order, where they mean something, such as good and bad; keep it outside the component. */
  colors?: Record<Mode, readonly string[]>;
  /** Height of the drawing in px. */
  height?: number;
  /** The time of the data, or what is counted. */
  note?: ReactNode;
  /** The figure that the drawing takes apart, between title and drawing. */
  lead?: ReactNode;
  /** Controls beside the table toggle, such as the range. */
  actions?: ReactNode;
  loading?: boolean;
  error?: ReactNode;
  onRetry?: () => void;
  /** Why it is empty and what to do. */
  emptyHint?: ReactNode;
}

/** What a kind of chart adds. */
export interface ChartFrameProps extends ChartProps {
  /** The drawing; it takes its data from `useChartScene`. */
  children: ReactNode;
  /** The text of a value where it needs more than the figure, such as its share. */
  describe?: (value: number | null | undefined) => string;
  /** Legend entries are the series, or the labels as for a donut. */
  legend?: 'series' | 'labels';
}

/** Title with unit, legend, keyboard reading, the table of the same data, and the states. */
export function ChartFrame({
  title,
  unit,
  data,
  formatValue,
  category,
  colors,
  height = 260,
  note,
  lead,
  actions,
  loading = false,
  error,
  onRetry,
  emptyHint,
  children,
  describe,
  legend = 'series',
}: ChartFrameProps) {
  const t = useStrings(chartStrings);
  const format = useFormat();
  const [isTable, setIsTable] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const look = useChartLook(colors);
  const scene = useMemo((): ChartScene => {
    const write = formatValue ?? format.number;
    return { data, look, write, describe: describe ?? ((value) => (value === null || value === undefined ? t('noValue') : write(value))) };
  }, [data, look, formatValue, describe, format, t]);
  const text = scene.describe;
  const heading = `${title}, ${unit}`;
  const isDrawn = !loading && !error && !isEmptyChart(data);
  const current = active === null || active >= data.labels.length ? null : active;
  const readout =
    current === null
      ? ''
      : `${data.labels[current]}: ${data.series.map(({ name, values }) => (data.series.length > 1 ? `${name} ${text(values[current])}` : text(values[current]))).join(', ')}`;
  const press = (event: KeyboardEvent) => {
    const to = step({ key: event.key, from: current, last: data.labels.length - 1 });
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  return (
    <Section
      title={title}
      note={
        note ? (
          <>
            {unit} · {note}
          </>
        ) : (
          unit
        )
      }
      actions={
        <>
          {actions}
          {isDrawn && (
            <Button variant="text" size="small" color="secondary" onClick={() => setIsTable(!isTable)}>
              {t(isTable ? 'chartView' : 'tableView')}
            </Button>
          )}
        </>
      }
    >
      {lead && <Box sx={{ mt: -1.5, mb: 2 }}>{lead}</Box>}
      <Box sx={{ minHeight: height }} aria-busy={loading}>
        {loading && <Skeleton variant="rounded" height={height} />}
        {!loading && error !== undefined && error !== null && (
          <ErrorState dense title={t('errorTitle')} {...(onRetry && { onRetry })}>
            {error}
          </ErrorState>
        )}
        {!loading && !error && !isDrawn && (
          <EmptyState dense title={t('empty')}>
            {emptyHint}
          </EmptyState>
        )}
        {isDrawn && isTable && (
          <ChartTable data={data} caption={heading} category={category ?? t('category')} describe={text} height={height + 40} />
        )}
        {isDrawn && !isTable && (
          <>
            <Box
              role="group"
              aria-label={t('keys', { title: heading })}
              tabIndex={0}
              onKeyDown={press}
              onBlur={() => setActive(null)}
              sx={{ height, borderRadius: 1, '&:focus-visible': { outline: '2px solid', outlineColor: 'accent.main', outlineOffset: 4 } }}
            >
              <Box aria-hidden sx={{ height: 1 }}>
                <ActiveLabelContext value={current}>
                  <Drawing scene={scene}>{children}</Drawing>
                </ActiveLabelContext>
              </Box>
            </Box>
            <ChartLegend data={data} of={legend} look={look} />
            <Box
              role="status"
              sx={{
                minHeight: 19,
                mt: 1,
                fontSize: '0.78125rem',
                textAlign: 'center',
                color: 'text.secondary',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {readout}
            </Box>
          </>
        )}
      </Box>
    </Section>
  );
}

/** Draws after what was pressed or typed has been answered: large drawings take longer than a key may. */
function Drawing({ scene, children }: { scene: ChartScene; children: ReactNode }) {
  return <ChartContext value={useDeferredValue(scene)}>{children}</ChartContext>;
}

function step({ key, from, last }: { key: string; from: number | null; last: number }): number | null | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return from === null ? 0 : Math.min(last, from + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return from === null ? last : Math.max(0, from - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return key === 'Escape' && from !== null ? null : undefined;
}
