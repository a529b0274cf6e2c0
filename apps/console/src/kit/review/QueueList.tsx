import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PictureKind } from '@backlot/contract';
import { RecordPicture } from '../files/RecordPicture';
import { WaitingSince } from './WaitingSince';

/** Whose picture it is. */
export interface Pictured {
  kind: PictureKind;
  id: string;
}

interface QueueListProps<Row> {
  label: string;
  rows: readonly Row[];
  currentId: string;
  nameOf: (row: Row) => string;
  noteOf: (row: Row) => string;
  /** Whose picture stands before a row. */
  pictureOf: (row: Row) => Pictured;
  /** Since when a row waits; absent for decided ones. */
  sinceOf?: ((row: Row) => string) | undefined;
  onChoose: (index: number) => void;
}

/** What waits, beside what is in hand; phones show only the one in hand. */
export function QueueList<Row extends { id: string }>({
  label,
  rows,
  currentId,
  nameOf,
  noteOf,
  pictureOf,
  sinceOf,
  onChoose,
}: QueueListProps<Row>) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        display: { xs: 'none', md: 'grid' },
        gap: 1,
        maxHeight: 'calc(100vh - 220px)',
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
              display: 'flex',
              alignItems: 'flex-start',
              justifyContent: 'flex-start',
              gap: 2.5,
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
            <RecordPicture {...pictureOf(row)} name={nameOf(row)} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
                <Box sx={{ minWidth: 0, fontWeight: 600 }}>{nameOf(row)}</Box>
                {sinceOf && <WaitingSince time={sinceOf(row)} />}
              </Box>
              <Box sx={{ fontSize: '0.8125rem' }}>{noteOf(row)}</Box>
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
