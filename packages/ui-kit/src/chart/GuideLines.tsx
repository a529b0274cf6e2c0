import { useChartScene } from './chartContext';
import type { ChartSeries } from './chartData';

interface GuideLinesProps {
  /** Middle of a label and of a value, in px of the drawing. */
  xOf: (at: number) => number;
  yOf: (value: number) => number;
  /** Width that belongs to a label, for steps. */
  step: number;
}

/** The period before, goals and trends as lines over the drawing; gaps stay gaps. */
export function GuideLines({ xOf, yOf, step }: GuideLinesProps) {
  const { data, look } = useChartScene();
  return (
    <g style={{ pointerEvents: 'none' }}>
      {data.series
        .filter(({ role }) => role !== undefined)
        .map((one) => (
          <path
            key={one.id}
            d={pathOf(one, { xOf, yOf, step })}
            fill="none"
            stroke={look.colorOfSeries(one, data.series)}
            strokeWidth={one.role === 'trend' ? 2 : 1.75}
            {...(one.role !== 'trend' && { strokeDasharray: one.role === 'goal' ? '6 3' : '4 4' })}
          />
        ))}
    </g>
  );
}

function pathOf({ values, role }: ChartSeries, { xOf, yOf, step }: GuideLinesProps): string {
  let isDown = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isDown = false;
        return '';
      }
      const move = isDown ? 'L' : 'M';
      isDown = true;
      const [x, y] = [xOf(at), yOf(value)];
      return role === 'goal' ? `${move}${x - step / 2} ${y}L${x + step / 2} ${y}` : `${move}${x} ${y}`;
    })
    .join('');
}
