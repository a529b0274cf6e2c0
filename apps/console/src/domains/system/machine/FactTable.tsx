import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DescriptionList, phones } from '@backlot/ui-kit';
import type { ReactNode } from 'react';

interface FactColumn<Row> {
  head: string;
  isFigure?: boolean;
  render: (row: Row) => ReactNode;
}

interface FactTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first one names the row. */
  columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]];
}

/** A small table of facts; on phones each row stands by itself, label above value. */
export function FactTable<Row>({ label, rows, keyOf, columns }: FactTableProps<Row>) {
  const isPhone = useMediaQuery(phones, { noSsr: true });
  const [name, ...facts] = columns;
  if (isPhone)
    return (
      <Box component="ul" aria-label={label} sx={cards}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{name.render(row)}</Box>
            <DescriptionList items={facts.map(({ head, render }) => ({ label: head, value: render(row) }))} />
          </li>
        ))}
      </Box>
    );
  return (
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {columns.map(({ head, isFigure }) => (
            <th key={head} scope="col" className={classOf(isFigure)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{name.render(row)}</th>
            {facts.map(({ head, isFigure, render }) => (
              <td key={head} className={classOf(isFigure)}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const classOf = (isFigure = false) => (isFigure ? 'figure' : undefined);

const cards = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { px: 4.5, py: 3, borderTop: 1, borderColor: 'line.soft' },
} as const;

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
