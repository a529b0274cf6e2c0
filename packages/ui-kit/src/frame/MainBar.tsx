import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NoticePlace } from '../notices/NoticePlace';

/** What a page is for, at the foot of a phone. Notices stand on its upper edge. */
export const MainBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 'appBar',
      mt: 'auto',
      mx: -3,
      mb: -3,
      px: 3,
      pt: 2,
      pb: 'max(8px, env(safe-area-inset-bottom))',
      borderTop: 1,
      borderColor: 'line.main',
      bgcolor: 'background.paper',
      '& .MuiButton-root': { width: '100%', minHeight: 48 },
      '& > span': { display: 'block' },
    }}
  >
    <NoticePlace isOpen isOnBar />
    {children}
  </Box>
);
