import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStrings } from '@backlot/i18n/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { phones } from '../theme/tokens/touch';
import { frameStrings } from './strings';

const MainBar = lazy(() => import('./MainBar').then((module) => ({ default: module.MainBar })));

/** Between two links; read out by nobody. */
const slash = { content: "'/' / ''", mx: 1.5 } as const;

/** The parts every screen has. */
export interface PageFrameProps {
  title: ReactNode;
  /** Beside the title: a `StatusChip`, a count. */
  mark?: ReactNode;
  /** Number, kind, time of the data: one quiet line after the title. */
  subtitle?: ReactNode;
  /** Buttons; the filled one last. */
  actions?: ReactNode;
  /** The filled button where the page has one thing to do; it stands last, and on phones at the foot, within reach of the thumb. */
  main?: ReactNode;
  /** Links to the pages above; the last entry is where one is. Phones have the menu instead. */
  breadcrumbs?: readonly ReactNode[];
  children: ReactNode;
}

/** Title, actions and content of a screen, in the drawn rhythm. */
export function PageFrame({ title, mark, subtitle, actions, main, breadcrumbs, children }: PageFrameProps) {
  const t = useStrings(frameStrings);
  const isPhone = useMediaQuery(phones);
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 3, sm: 3.5 }, px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 4.5 }, minWidth: 0 }}
    >
      {breadcrumbs && breadcrumbs.length > 0 && !isPhone && (
        <Box component="nav" aria-label={t('breadcrumbs')} sx={{ mb: -2, color: 'ink.third', fontSize: '0.78125rem' }}>
          <Box
            component="ol"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', m: 0, p: 0, listStyle: 'none', '& li + li::before': slash }}
          >
            {breadcrumbs.map((crumb, place) => (
              <li key={place}>{crumb}</li>
            ))}
          </Box>
        </Box>
      )}
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2, minHeight: { xs: 44, sm: 36 } }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            flex: { xs: '1 1 auto', sm: '1 1 240px' },
            alignItems: 'center',
            columnGap: 3,
            rowGap: 1,
            minWidth: 0,
          }}
        >
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
        {(actions || (main && !isPhone)) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0, maxWidth: 1 }}>
            {actions}
            {!isPhone && main}
          </Box>
        )}
      </Box>
      {children}
      {main && isPhone && (
        <Suspense>
          <MainBar>{main}</MainBar>
        </Suspense>
      )}
    </Box>
  );
}
