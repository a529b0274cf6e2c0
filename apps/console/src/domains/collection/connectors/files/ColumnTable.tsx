import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReceivedFile } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { fileStrings } from './fileStrings';

interface ColumnTableProps {
  file: ReceivedFile;
  mapping: Readonly<Record<string, string>>;
  onChoose: (field: string, column: string) => void;
}

/** Which column of the file is which, with what its first rows hold. */
export function ColumnTable({ file: { fields, headers, rows }, mapping, onChoose }: ColumnTableProps) {
  const t = useStrings(fileStrings);
  const exampleOf = (column: string) =>
    rows
      .map((row) => row[headers.indexOf(column)] ?? '')
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, 120);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }}>
      {fields.map(({ key, name, isRequired, example }) => {
        const column = mapping[key] ?? '';
        return (
          <TextField
            key={key}
            select
            label={name}
            value={headers.includes(column) ? column : ''}
            onChange={({ target }) => onChoose(key, target.value)}
            required={isRequired}
            helperText={column ? exampleOf(column) || t('noCells') : example && t('example', { example })}
            slotProps={{ formHelperText: { sx: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } }}
          >
            <MenuItem value="">{t('noColumn')}</MenuItem>
            {[...new Set(headers)].map((header) => (
              <MenuItem key={header} value={header}>
                {header}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
    </Box>
  );
}
