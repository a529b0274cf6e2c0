import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { stateStrings } from './strings';

/** A page of its own for what could not be opened. */
export interface ErrorPageProps {
  /** `lost` where the code of the page did not arrive. */
  code: 403 | 404 | 500 | 'lost';
  /** Goes to where the application starts; each error page has the button. */
  onBackHome: () => void;
  /** Instead of the usual sentence, such as the server's own. */
  children?: ReactNode;
  /** Further buttons after "Back to home". */
  action?: ReactNode;
  requestId?: string;
}

/** 403, 404, 500 or a page that did not arrive, with the way back home. */
export function ErrorPage({ code, onBackHome, children, action, requestId }: ErrorPageProps) {
  const t = useStrings(stateStrings);
  const { title, hint } = words[code];
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: '60vh',
        px: 5,
        py: 12,
        textAlign: 'center',
      }}
    >
      {code === 'lost' ? (
        <CloudOffOutlined aria-hidden sx={{ fontSize: 64, color: 'accent.main' }} />
      ) : (
        <Typography
          aria-hidden
          component="p"
          sx={{ fontSize: 64, lineHeight: 1, fontWeight: 650, letterSpacing: '-0.05em', color: 'accent.main' }}
        >
          {code}
        </Typography>
      )}
      <Typography variant="h1" sx={{ mt: 4 }}>
        {t(title)}
      </Typography>
      <Typography component="div" sx={{ mt: 1.5, maxWidth: 440, color: 'text.secondary' }}>
        {children ?? t(hint)}
        {requestId && (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'ink.third', userSelect: 'all' }}>
            {t('requestId', { id: requestId })}
          </Typography>
        )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, mt: 6 }}>
        <Button variant="contained" onClick={onBackHome}>
          {t('backHome')}
        </Button>
        {action}
      </Box>
    </Box>
  );
}

const words = {
  403: { title: 'forbidden', hint: 'forbiddenHint' },
  404: { title: 'notFound', hint: 'notFoundHint' },
  500: { title: 'serverError', hint: 'serverErrorHint' },
  lost: { title: 'lost', hint: 'errorHint' },
} as const;
