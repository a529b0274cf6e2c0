/** Six places and the ways between them, as decoration. */
export function RouteMap({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 620 520" fill="none" stroke="currentColor" aria-hidden="true">
      {ways.map((way) => (
        <path key={way} d={way} strokeWidth="1" strokeDasharray="2 6" strokeLinecap="round" opacity="0.7" />
      ))}
      {places.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r * 3.2} strokeWidth="1" opacity="0.22" />
          <circle cx={x} cy={y} r={r} fill="currentColor" stroke="none" opacity="0.9" />
        </g>
      ))}
    </svg>
  );
}

const places: readonly (readonly [number, number, number])[] = [
  [150, 130, 4],
  [300, 96, 5],
  [520, 150, 6],
  [228, 292, 4],
  [266, 338, 5],
  [392, 440, 6],
];

const ways = [
  'M150 130 Q220 60 300 96',
  'M300 96 Q420 40 520 150',
  'M150 130 Q150 230 228 292',
  'M300 96 Q330 220 266 338',
  'M228 292 Q236 330 266 338',
  'M266 338 Q310 420 392 440',
  'M520 150 Q520 330 392 440',
  'M266 338 Q420 300 520 150',
];
