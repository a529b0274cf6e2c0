import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { phones } from '@backlot/ui-kit';

/** What stands above a list: on phones behind its title, so that the list begins in sight. */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useMediaQuery(phones, { noSsr: true });
  if (!isPhone) return children;
  return (
    <Box component="details" sx={fold}>
      <summary>{title}</summary>
      {children}
    </Box>
  );
}

const fold = {
  mb: 3,
  '& > summary': {
    minHeight: 44,
    display: 'list-item',
    alignContent: 'center',
    cursor: 'pointer',
    fontWeight: 600,
    listStylePosition: 'inside',
  },
} as const;
