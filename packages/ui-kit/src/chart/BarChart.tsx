import { type BarCustomLayerProps, type BarDatum, type BarTooltipProps, ResponsiveBar } from '@nivo/bar';
import { useFormat } from '@backlot/i18n/react';
import { memo } from 'react';
import { useActiveLabel, useChartScene } from './chartContext';
import { type ChartData, type ChartSeries, labelTicks, measured } from './chartData';
import { axisOf } from './axisOf';
import { ChartFrame, type ChartProps } from './ChartFrame';
import { ChartTooltip } from './ChartTooltip';
import { GuideLines } from './GuideLines';

/** Bars along the labels; where a goal stands beside them, those below it step back. */
export interface BarChartProps extends ChartProps {
  /** Series on top of each other instead of side by side. */
  stacked?: boolean;
  /** The label that stands out, such as a peak; the others step back. */
  highlight?: number;
}

/** Bars, with unit, keyboard, table view and states. */
export const BarChart = ({ stacked = false, highlight, ...props }: BarChartProps) => (
  <ChartFrame {...props}>
    <Bars stacked={stacked} highlight={highlight} />
  </ChartFrame>
);

const Bars = memo(function Bars({ stacked, highlight }: { stacked: boolean; highlight: number | undefined }) {
  const { data, look } = useChartScene();
  const active = useActiveLabel();
  const format = useFormat();
  const { labels } = data;
  const series = measured(data.series);
  const guides = data.series.filter(({ role }) => role !== undefined);
  const goal = guides.find(({ role }) => role === 'goal');
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const values = [...(stacked ? sums : series.flatMap((one) => one.values)), ...guides.flatMap((one) => one.values)];
  const axis = axisOf({ values, fromZero: true, short: format.count, full: format.number });
  const strong = active ?? highlight;
  const colorOf = (id: string | number, label: number) => {
    const isBelow = goal !== undefined && (series[0]?.values[label] ?? 0) < (goal.values[label] ?? 0);
    const isQuiet = series.length === 1 && (strong === undefined ? isBelow : strong !== label);
    return isQuiet
      ? look.quiet
      : look.colorOf(
          series.findIndex((one) => one.id === id),
          series.length,
        );
  };
  return (
    <ResponsiveBar<BarDatum>
      data={toRows({ labels, series })}
      indexBy="label"
      keys={series.map(({ id }) => id)}
      groupMode={stacked ? 'stacked' : 'grouped'}
      margin={{ top: 8, right: 16, bottom: 26, left: axis.room }}
      valueScale={{ type: 'linear', min: axis.min, max: axis.max }}
      padding={labels.length > 20 ? 0.25 : 0.4}
      innerPadding={stacked ? 1 : 2}
      borderRadius={3}
      colors={({ id, indexValue }) => colorOf(id, Number(indexValue))}
      enableLabel={false}
      layers={guides.length > 0 ? layersWithGuides : layers}
      theme={look.theme}
      animate={look.animate}
      motionConfig="stiff"
      gridYValues={axis.ticks}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: axis.ticks, format: (value) => axis.write(Number(value)) }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: labelTicks(labels, look.maxTicks),
        format: (value) => labels[Number(value)] ?? '',
      }}
      tooltip={BarTooltip}
    />
  );
});

const layers = ['grid', 'axes', 'bars', 'markers', 'legends', 'annotations'] as const;
const layersWithGuides = [...layers, Guides];

/** nivo places bars on a band scale: the middle of a label is half a band after its start. */
function Guides({ xScale, yScale }: BarCustomLayerProps<BarDatum>) {
  const [band, value] = [xScale as unknown as Band, yScale as unknown as (of: number) => number];
  return <GuideLines xOf={(at) => band(at) + band.bandwidth() / 2} yOf={value} step={band.step()} />;
}

type Band = ((of: number) => number) & { bandwidth: () => number; step: () => number };

function BarTooltip({ id, indexValue, value, color }: BarTooltipProps<BarDatum>) {
  const { data, look, write, describe } = useChartScene();
  const at = Number(indexValue);
  const name = data.series.find((one) => one.id === id)?.name ?? '';
  const beside = (one: ChartSeries) => ({
    color: look.colorOfSeries(one, data.series),
    name: one.name,
    value: describe(one.values[at]),
  });
  const guides = data.series.filter(({ role }) => role !== undefined).map(beside);
  return <ChartTooltip label={data.labels[at] ?? ''} rows={[{ color, name, value: write(value) }, ...guides]} />;
}

const toRows = ({ labels, series }: ChartData): BarDatum[] =>
  labels.map((_, index) => {
    const row: BarDatum = { label: index };
    for (const { id, values } of series) {
      const value = values[index];
      if (typeof value === 'number') row[id] = value;
    }
    return row;
  });
