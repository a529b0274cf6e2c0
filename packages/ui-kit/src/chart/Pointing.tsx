import { useTooltip } from '@nivo/tooltip';
import { type PointerEvent, useState } from 'react';
import { useActiveLabel, useChartScene } from './chartContext';
import { ChartTooltip } from './ChartTooltip';

interface PointingProps {
  innerWidth: number;
  innerHeight: number;
  xScale: (at: number) => number;
}

/** What the pointer or the arrow keys stand on: a line through the nearest label, and what each series says there. */
export function Pointing({ innerWidth, innerHeight, xScale }: PointingProps) {
  const { data, look } = useChartScene();
  const { showTooltipFromEvent, hideTooltip } = useTooltip();
  const active = useActiveLabel();
  const [pointed, setPointed] = useState<number | null>(null);
  const at = pointed ?? active;
  const point = (event: PointerEvent<SVGRectElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const last = data.labels.length - 1;
    const nearest = Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * Math.max(1, last))));
    setPointed(nearest);
    showTooltipFromEvent(<ValuesAt at={nearest} />, event, 'right');
  };
  const leave = () => {
    setPointed(null);
    hideTooltip();
  };
  return (
    <>
      {at !== null && (
        <line
          x1={xScale(at)}
          x2={xScale(at)}
          y2={innerHeight}
          stroke={look.theme.text.fill}
          strokeWidth={1}
          strokeDasharray={pointed === null ? '3 3' : '6 6'}
        />
      )}
      <rect width={innerWidth} height={innerHeight} fill="transparent" onPointerMove={point} onPointerDown={point} onPointerLeave={leave} />
    </>
  );
}

function ValuesAt({ at }: { at: number }) {
  const { data, look, describe } = useChartScene();
  const rows = data.series.map((one) => ({
    color: look.colorOfSeries(one, data.series),
    name: one.name,
    value: describe(one.values[at]),
  }));
  return <ChartTooltip label={data.labels[at] ?? ''} rows={rows} />;
}
