import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { frameStrings } from './strings';

/** The parts every screen has. */
export interface PageFrameProps {
  title: ReactNode;
  /** Beside the title: a `StatusChip`, a count. */
  mark?: ReactNode;
  /** Number, kind, time of the data: one quiet line after the title. */
  subtitle?: ReactNode;
  /** Buttons; the filled one last. */
  actions?: ReactNode;
  /** Links to the pages above; the last entry is where one is. */
  breadcrumbs?: readonly ReactNode[];
  children: ReactNode;
}

/** Title, actions and content of a screen, in the drawn rhythm. */
export function PageFrame({ title, mark, subtitle, actions, breadcrumbs, children }: PageFrameProps) {
  const t = useStrings(frameStrings);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3.5, px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 4.5 }, minWidth: 0 }}>
      {breadcrumbs && breadcrumbs.length > 0 && (
        <Breadcrumbs aria-label={t('breadcrumbs')} sx={{ mb: -2, color: 'ink.third' }}>
          {breadcrumbs}
        </Breadcrumbs>
      )}
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: '1 1 240px', alignItems: 'center', columnGap: 3, rowGap: 1, minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {mark}
          {subtitle && (
            <Typography variant="body2" component="div" sx={{ color: 'ink.third', minWidth: 0 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
}
