import type { AreaGenerator, LineGenerator } from '@nivo/line';
import { useChartScene } from './chartContext';
import { type ChartSeries, measured } from './chartData';

interface Scales {
  xScale: (at: number) => number;
  yScale: (value: number) => number;
}

/** More labels than these have no dots; a value without neighbours has one nevertheless. */
const mostDots = 31;

/** A path for each series, and its dots. */
export function Curves({ xScale, yScale, lineGenerator }: Scales & { lineGenerator: LineGenerator }) {
  const { data, look } = useChartScene();
  const series = measured(data.series);
  return series.map((one, position) => {
    const color = look.colorOf(position, series.length);
    return (
      <g key={one.id}>
        <path d={lineGenerator(placesOf(one, { xScale, yScale })) ?? ''} fill="none" stroke={color} strokeWidth={2.25} />
        {one.values.map(
          (value, at) =>
            value !== null &&
            (one.values.length <= mostDots || isAlone(one, at)) && (
              <circle key={at} cx={xScale(at)} cy={yScale(value)} r={3} fill={look.paper} stroke={color} strokeWidth={2} />
            ),
        )}
      </g>
    );
  });
}

/** A soft ground under a line that stands alone. */
export function Areas({ xScale, yScale, areaGenerator }: Scales & { areaGenerator: AreaGenerator }) {
  const { data, look } = useChartScene();
  const [only, ...more] = measured(data.series);
  if (!only || more.length > 0) return null;
  return <path d={areaGenerator(placesOf(only, { xScale, yScale })) ?? ''} fill={look.colorOf(0, 1)} fillOpacity={0.12} />;
}

/** Gaps have no height; the types of nivo's generators do not know that these leave them out. */
const placesOf = ({ values }: ChartSeries, { xScale, yScale }: Scales) =>
  values.map((value, at) => ({ x: xScale(at), y: (value === null ? null : yScale(value)) as number }));

const isAlone = ({ values }: ChartSeries, at: number) => (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
