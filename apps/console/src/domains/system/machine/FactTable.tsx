import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DescriptionList } from '@backlot/ui-kit';
import type { ReactNode } from 'react';

interface FactTableProps {
  label: string;
  /** The first column names the row. */
  heads: readonly string[];
  /** Positions of the columns of figures. */
  figures?: readonly number[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A small table of facts; on phones each row stands by itself, label above value. */
export function FactTable({ label, heads, figures = [], rows }: FactTableProps) {
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  if (isPhone)
    return (
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { px: 4.5, py: 3, borderTop: 1, borderColor: 'line.soft' } }}
      >
        {rows.map(({ key, cells }) => (
          <li key={key}>
            <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{cells[0]}</Box>
            <DescriptionList items={heads.slice(1).map((head, at) => ({ label: head, value: cells[at + 1] }))} />
          </li>
        ))}
      </Box>
    );
  return (
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={figures.includes(at) ? 'figure' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={heads[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={heads[at]} className={figures.includes(at) ? 'figure' : undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 2, px: 2, textAlign: 'left', borderTop: 1, borderColor: 'line.soft', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: 4.5 },
  '& th:last-of-type, & td:last-of-type': { pr: 4.5 },
  '& tbody th': { fontWeight: 400, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '0.78125rem', color: 'text.secondary', fontWeight: 600, border: 0 },
  '& .figure': { textAlign: 'right' },
} as const;
