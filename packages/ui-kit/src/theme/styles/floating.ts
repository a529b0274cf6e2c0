import type { Theme } from '@mui/material/styles';

/** An edge that is seen on paper too: what floats over a dialog has its colour. */
export const floating = ({ theme }: { theme: Theme }) => ({
  borderRadius: 10,
  marginTop: 4,
  border: `1px solid ${theme.palette.line.edge}`,
  boxShadow: theme.shadows[8],
  ...(theme.palette.mode === 'dark' && { backgroundColor: theme.palette.surface.floating }),
});
