import Box from '@mui/material/Box';
import type { ChartData } from './chartData';

/** Names beside their colours; a single series needs none. */
export function ChartLegend({
  data,
  of,
  colorOf,
}: {
  data: ChartData;
  of: 'series' | 'labels';
  colorOf: (position: number, count: number) => string;
}) {
  const names = of === 'series' ? data.series.map(({ name }) => name) : data.labels;
  if (names.length < 2) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 4,
        rowGap: 1,
        m: 0,
        mt: 2,
        p: 0,
        listStyle: 'none',
        fontSize: '0.78125rem',
        color: 'text.secondary',
      }}
    >
      {names.map((name, position) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '3px' }}
            style={{ backgroundColor: colorOf(position, names.length) }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
