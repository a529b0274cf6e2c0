import { type LineSeries, ResponsiveLine } from '@nivo/line';
import { useFormat } from '@backlot/i18n/react';
import { type ComponentType, memo } from 'react';
import { axisOf } from './axisOf';
import { useChartScene } from './chartContext';
import { labelTicks } from './chartData';
import { ChartFrame, type ChartProps } from './ChartFrame';
import { Areas, Curves } from './Curves';
import { GuideLines } from './GuideLines';
import { Pointing } from './Pointing';

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

/** Scales, grid and axes are nivo's. Its lines, points and slices are a component with springs for each label; ours are one path. */
const Lines = memo(function Lines({ area, fromZero }: { area: boolean; fromZero: boolean }) {
  const { data, look } = useChartScene();
  const format = useFormat();
  const { labels } = data;
  const axis = axisOf({ values: data.series.flatMap(({ values }) => values), fromZero, short: format.count, full: format.number });
  return (
    <ResponsiveLine
      data={noSeries}
      margin={{ top: 10, right: 14, bottom: 28, left: axis.room }}
      xScale={{ type: 'linear', min: 0, max: Math.max(1, labels.length - 1) }}
      yScale={{ type: 'linear', min: axis.min, max: axis.max }}
      curve="monotoneX"
      enableGridX={false}
      gridYValues={axis.ticks}
      layers={area ? layersWithArea : layers}
      theme={look.theme}
      animate={look.animate && labels.length <= mostMoving}
      motionConfig="stiff"
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: axis.ticks, format: (value) => axis.write(Number(value)) }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: labelTicks(labels, look.maxTicks),
        format: (value) => labels[Number(value)] ?? '',
      }}
    />
  );
});

/** Axes of longer lines change at once: each step of the movement draws all of the line's ground. */
const mostMoving = 120;
const noSeries: readonly LineSeries[] = [];

/** nivo calls its layers as functions: their hooks would be its own, and others when there is one more layer. */
const layerOf =
  <Props extends object>(Layer: ComponentType<Props>) =>
  (props: Props) => <Layer {...props} />;

const drawn = [layerOf(Guides), layerOf(Curves), layerOf(Pointing)] as const;
const layers = ['grid', 'axes', ...drawn] as const;
const layersWithArea = ['grid', 'axes', layerOf(Areas), ...drawn] as const;

function Guides({ xScale, yScale }: { xScale: (at: number) => number; yScale: (value: number) => number }) {
  return <GuideLines xOf={xScale} yOf={yScale} step={xScale(1) - xScale(0)} />;
}
