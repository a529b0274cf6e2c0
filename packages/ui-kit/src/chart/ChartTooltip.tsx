import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

/** A line of a tooltip. */
export interface TooltipRow {
  color: string;
  name: string;
  value: string;
}

/** The label pointed at, and what each series says there. */
export const ChartTooltip = ({ label, rows }: { label: string; rows: readonly TooltipRow[] }) => (
  <Paper
    elevation={8}
    sx={{
      px: 3,
      py: 2,
      border: 1,
      borderColor: 'line.main',
      borderRadius: 1,
      fontSize: '0.78125rem',
      lineHeight: 1.6,
      whiteSpace: 'nowrap',
    }}
  >
    <Box sx={{ fontWeight: 600 }}>{label}</Box>
    {rows.map(({ color, name, value }) => (
      <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: '2px' }} style={{ backgroundColor: color }} />
        <Box component="span" sx={{ flex: 1, mr: 2 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Paper>
);
