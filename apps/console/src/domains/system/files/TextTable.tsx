import Box from '@mui/material/Box';

interface TextTableProps {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  label: string;
}

/** The beginning of a table; its first line names the columns. */
export function TextTable({ headers, rows, label }: TextTableProps) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        maxHeight: 360,
        overflow: 'auto',
        border: 1,
        borderColor: 'line.main',
        borderRadius: 1,
        fontSize: 13,
        '& th, & td': { px: 2, py: 1, borderBottom: 1, borderColor: 'line.main', textAlign: 'start', whiteSpace: 'nowrap' },
      }}
    >
      <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: 1 }}>
        <thead>
          <tr>
            {headers.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
