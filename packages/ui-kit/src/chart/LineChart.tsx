import { type LineSeries, ResponsiveLine, type SliceTooltipProps } from '@nivo/line';
import { useFormat } from '@backlot/i18n/react';
import { useChartScene } from './chartContext';
import { axisOf } from './axisOf';
import { labelTicks, measured } from './chartData';
import { ChartFrame, type ChartProps } from './ChartFrame';
import { ChartTooltip } from './ChartTooltip';
import { GuideLines } from './GuideLines';

/** Lines along the labels; a null is a gap, never a bridge. */
export interface LineChartProps extends ChartProps {
  /** A soft ground under a single line. */
  area?: boolean;
  /** Start the axis at zero; on unless the movement matters more than the size. */
  fromZero?: boolean;
}

/** Trends, with unit, keyboard, table view and states. */
export const LineChart = ({ area = false, fromZero = true, ...props }: LineChartProps) => (
  <ChartFrame {...props}>
    <Lines area={area} fromZero={fromZero} />
  </ChartFrame>
);

function Lines({ area, fromZero }: { area: boolean; fromZero: boolean }) {
  const { data, look, active } = useChartScene();
  const format = useFormat();
  const { labels } = data;
  const series = measured(data.series);
  const axis = axisOf({ values: data.series.flatMap(({ values }) => values), fromZero, short: format.count, full: format.number });
  return (
    <ResponsiveLine
      data={series.map(({ id, values }) => ({ id, data: labels.map((_, x) => ({ x, y: values[x] ?? null })) }))}
      margin={{ top: 10, right: 14, bottom: 28, left: axis.room }}
      xScale={{ type: 'linear', min: 0, max: Math.max(1, labels.length - 1) }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max }}
      colors={({ id }) =>
        look.colorOf(
          series.findIndex((one) => one.id === id),
          series.length,
        )
      }
      lineWidth={2.25}
      curve="monotoneX"
      enableArea={area && series.length === 1}
      areaOpacity={0.12}
      pointSize={labels.length > 31 ? 0 : 6}
      pointColor={look.paper}
      pointBorderWidth={2}
      pointBorderColor={{ from: 'seriesColor' }}
      enableGridX={false}
      gridYValues={axis.ticks}
      layers={series.length < data.series.length ? layersWithGuides : layers}
      theme={look.theme}
      animate={look.animate}
      motionConfig="stiff"
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: axis.ticks, format: (value) => axis.write(Number(value)) }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: labelTicks(labels, look.maxTicks),
        format: (value) => labels[Number(value)] ?? '',
      }}
      markers={
        active === null
          ? []
          : [{ axis: 'x', value: active, lineStyle: { stroke: look.theme.text.fill, strokeWidth: 1, strokeDasharray: '3 3' } }]
      }
      enableSlices="x"
      sliceTooltip={LineTooltip}
    />
  );
}

const layers = ['grid', 'markers', 'axes', 'areas', 'crosshair', 'lines', 'points', 'slices', 'mesh', 'legends'] as const;
const layersWithGuides = ['grid', 'markers', 'axes', 'areas', Guides, 'crosshair', 'lines', 'points', 'slices', 'mesh', 'legends'] as const;

function Guides({ xScale, yScale }: { xScale: (at: number) => number; yScale: (value: number) => number }) {
  return <GuideLines xOf={xScale} yOf={yScale} step={xScale(1) - xScale(0)} />;
}

function LineTooltip({ slice }: SliceTooltipProps<LineSeries>) {
  const { data, look, write, describe } = useChartScene();
  const at = Number(slice.points[0]?.data.x);
  const rows = slice.points.map(({ seriesColor, seriesId, data: { y } }) => ({
    color: seriesColor,
    name: data.series.find((one) => one.id === seriesId)?.name ?? '',
    value: write(Number(y)),
  }));
  const guides = data.series.filter(({ role }) => role !== undefined);
  const beside = guides.map((one) => ({ color: look.colorOfSeries(one, data.series), name: one.name, value: describe(one.values[at]) }));
  return <ChartTooltip label={data.labels[at] ?? ''} rows={[...rows, ...beside]} />;
}
