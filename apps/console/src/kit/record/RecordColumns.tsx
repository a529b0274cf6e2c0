import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The wide part of a detail page and the narrow one beside it; one below the other where there is no room. */
export const RecordColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }, gap: 3.5, alignItems: 'start' }}>
    <Box sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>{main}</Box>
    <Box sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>{side}</Box>
  </Box>
);
