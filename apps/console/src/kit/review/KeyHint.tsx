import Box from '@mui/material/Box';

/** The key of a button, in sight where there is a keyboard; the button itself names it by `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden="true"
    sx={{
      display: { xs: 'none', md: 'inline-grid' },
      placeItems: 'center',
      ml: 2,
      minWidth: 18,
      height: 18,
      px: 1,
      border: 1,
      borderColor: 'currentColor',
      borderRadius: 0.75,
      font: 'inherit',
      fontSize: '0.6875rem',
      lineHeight: 1,
      opacity: 0.75,
      '@media (hover: none)': { display: 'none' },
    }}
  >
    {children}
  </Box>
);
