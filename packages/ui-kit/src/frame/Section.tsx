import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A card with a heading. */
export interface SectionProps {
  title?: ReactNode;
  /** Quiet words after the title: counts, the time of the data. */
  note?: ReactNode;
  /** Links or small buttons at the end of the heading. */
  actions?: ReactNode;
  /** No padding around the content, for tables that reach the edges. */
  flush?: boolean;
  /** Heading level; `h2` directly under the page title. */
  level?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/** A titled card: the unit screens are composed of. */
export function Section({ title, note, actions, flush = false, level = 'h2', children }: SectionProps) {
  const heading = useId();
  return (
    <Card component="section" {...(title !== undefined && { 'aria-labelledby': heading })}>
      {(title !== undefined || actions) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, px: 4.5, pt: 4, pb: flush ? 3.5 : 0 }}>
          <Typography id={heading} variant="h2" component={level}>
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" component="div" sx={{ color: 'ink.third' }}>
              {note}
            </Typography>
          )}
          {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto', my: -1 }}>{actions}</Box>}
        </Box>
      )}
      <Box sx={flush ? { minWidth: 0, overflowX: 'auto' } : { px: 4.5, pt: title === undefined ? 4 : 3, pb: 4 }}>{children}</Box>
    </Card>
  );
}

/** Paper with a line, a soft shadow and a 12 px radius. */
export interface CardProps {
  component?: 'div' | 'section' | 'article' | 'li';
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** The bare card, where a `Section` heading is not wanted. */
export const Card = ({ children, ...props }: CardProps) => (
  <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden', borderRadius: 1.5, boxShadow: 1 }} {...props}>
    {children}
  </Paper>
);
