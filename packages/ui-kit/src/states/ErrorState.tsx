import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage';
import { stateStrings } from './strings';

/** What failed and how to go on. */
export interface ErrorStateProps {
  /** By default "This could not be loaded". */
  title?: ReactNode;
  /** The server's sentence, or what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Shown small, so that support can find the request. */
  requestId?: string;
  dense?: boolean;
}

/** A part of the screen that could not be loaded; the rest stays usable. */
export function ErrorState({ title, children, onRetry, requestId, dense }: ErrorStateProps) {
  const t = useStrings(stateStrings);
  return (
    <StateMessage
      role="alert"
      tone="bad"
      icon={<CloudOffOutlined />}
      title={title ?? t('errorTitle')}
      {...(dense && { dense })}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {children ?? t('errorHint')}
      {requestId && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'ink.third', userSelect: 'all', overflowWrap: 'anywhere' }}>
          {t('requestId', { id: requestId })}
        </Typography>
      )}
    </StateMessage>
  );
}
