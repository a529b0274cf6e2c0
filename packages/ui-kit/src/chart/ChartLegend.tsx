import Box from '@mui/material/Box';
import type { ChartData } from './chartData';
import type { ChartLook } from './useChartLook';

/** Names beside their colours; a single series needs none. */
export function ChartLegend({ data, of, look }: { data: ChartData; of: 'series' | 'labels'; look: ChartLook }) {
  const { labels, series } = data;
  const names =
    of === 'series'
      ? series.map((one) => ({
          name: one.name,
          color: look.colorOfSeries(one, series),
          isLine: one.role !== undefined,
          isDashed: one.role !== 'trend',
        }))
      : labels.map((name, position) => ({ name, color: look.colorOf(position, labels.length), isLine: false, isDashed: false }));
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
      {names.map(({ name, color, isLine, isDashed }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            component="span"
            aria-hidden
            sx={isLine ? { width: 18, height: 0 } : { width: 10, height: 10, borderRadius: '3px' }}
            style={isLine ? { borderTop: `2px ${isDashed ? 'dashed' : 'solid'} ${color}` } : { backgroundColor: color }}
          />
          {name}
        </Box>
      ))}
    </Box>
  );
}
