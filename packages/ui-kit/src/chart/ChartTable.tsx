import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChartData } from './chartData';

/** The same data in rows. */
export interface ChartTableProps {
  data: ChartData;
  caption: string;
  category: string;
  describe: (value: number | null | undefined, index: number) => string;
  height: number;
}

export const ChartTable = ({ data: { labels, series }, caption, category, describe, height }: ChartTableProps) => (
  <Box tabIndex={0} role="region" aria-label={caption} sx={{ maxHeight: height, overflow: 'auto', mx: -4.5 }}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col" sx={{ pl: 4.5 }}>
            {category}
          </TableCell>
          {series.map(({ id, name }) => (
            <TableCell key={id} component="th" scope="col" align="right" sx={{ '&:last-child': { pr: 4.5 } }}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {labels.map((label, index) => (
          <TableRow key={index}>
            <TableCell component="th" scope="row" sx={{ pl: 4.5, height: 36 }}>
              {label}
            </TableCell>
            {series.map(({ id, values }) => (
              <TableCell key={id} align="right" sx={{ height: 36, '&:last-child': { pr: 4.5 } }}>
                {describe(values[index], index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
