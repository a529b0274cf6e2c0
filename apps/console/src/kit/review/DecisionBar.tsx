import Box from '@mui/material/Box';
import { NoticePlace } from '@backlot/ui-kit';
import type { ReactNode } from 'react';

/** The buttons of what is in hand, in reach however long it is: the bar sticks to the lower edge of the window. */
export const DecisionBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-keep-clear=""
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      px: { xs: 3.5, sm: 4.5 },
      py: 2.5,
      border: 1,
      borderColor: 'line.main',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
      boxShadow: 1,
    }}
  >
    <NoticePlace isOpen isOnBar />
    {children}
  </Box>
);
