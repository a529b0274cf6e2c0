import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One fact: its label and its value; an empty value shows a dash. */
export interface Description {
  label: ReactNode;
  value: ReactNode;
  /** Takes the whole row, for long text. */
  wide?: boolean;
}

/** Facts of a record. */
export interface DescriptionListProps {
  items: readonly Description[];
  /** Most columns at once; narrow places take fewer. */
  columns?: 1 | 2 | 3 | 4;
}

/** Label above value, in columns that fold on narrow places. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(max(120px, calc((100% - ${(columns - 1) * 20}px) / ${columns})), 1fr))`,
        columnGap: 5,
        rowGap: 3,
        m: 0,
        '& > div': { minWidth: 0 },
        '& dt': { color: 'ink.third', fontSize: '0.78125rem', lineHeight: 1.5 },
        '& dd': { m: 0, mt: 0.5, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {items.map(({ label, value, wide }, index) => (
        <Box component="div" key={typeof label === 'string' ? label : index} sx={wide ? { gridColumn: '1 / -1' } : undefined}>
          <dt>{label}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </Box>
      ))}
    </Box>
  );
}
