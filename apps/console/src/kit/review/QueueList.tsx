import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

interface QueueListProps<Row> {
  label: string;
  rows: readonly Row[];
  currentId: string;
  nameOf: (row: Row) => string;
  noteOf: (row: Row) => string;
  onChoose: (index: number) => void;
}

/** What waits, beside what is in hand; phones show only the one in hand. */
export function QueueList<Row extends { id: string }>({ label, rows, currentId, nameOf, noteOf, onChoose }: QueueListProps<Row>) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        display: { xs: 'none', md: 'grid' },
        gap: 1,
        maxHeight: 'calc(100vh - 240px)',
        overflowY: 'auto',
        m: 0,
        p: 0.5,
        listStyle: 'none',
      }}
    >
      {rows.map((row, index) => (
        <li key={row.id}>
          <ButtonBase
            aria-current={row.id === currentId}
            onClick={() => onChoose(index)}
            sx={{
              display: 'block',
              width: 1,
              px: 3,
              py: 2,
              borderRadius: 1,
              textAlign: 'left',
              font: 'inherit',
              overflowWrap: 'anywhere',
              '&:hover': { bgcolor: 'action.hover' },
              '&[aria-current=true]': { bgcolor: 'accent.soft', color: 'accent.ink' },
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{nameOf(row)}</Box>
            <Box sx={{ fontSize: '0.8125rem' }}>{noteOf(row)}</Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
