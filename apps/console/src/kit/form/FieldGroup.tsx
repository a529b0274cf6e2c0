import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Fields that belong together, under a small heading. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 3, pt: 1 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
        {hint && (
          <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'ink.third' }}>
            {hint}
          </Box>
        )}
      </Typography>
      {children}
    </Box>
  );
}
