import css from './Sparkline.module.css';

const width = 84;
const height = 28;

/** Figures over time as a small line; where there was none it stops. What they are stands in words beside it, or behind it. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.flatMap((value) => value ?? []);
  if (known.length < 2) return null;
  const most = Math.max(...known);
  const at = (value: number, place: number) =>
    `${((place / (values.length - 1)) * (width - 4) + 2).toFixed(1)},${(height - 2 - (most > 0 ? value / most : 0) * (height - 4)).toFixed(1)}`;
  const parts: string[][] = [[]];
  values.forEach((value, place) => {
    if (value === null) parts.push([]);
    else parts.at(-1)?.push(at(value, place));
  });
  return (
    <svg className={css.spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {parts.map((points, part) =>
        points.length === 1 ? (
          <circle key={part} cx={points[0]?.split(',')[0]} cy={points[0]?.split(',')[1]} r={1.5} />
        ) : (
          <polyline key={part} points={points.join(' ')} />
        ),
      )}
    </svg>
  );
}
