import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Warning from '@mui/icons-material/Warning';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useState } from 'react';
import type { ShownNotice } from './noticeQueue';
import { noticeStrings } from './strings';

/** One notice; its time stands still while it is pointed at or focused. */
export function NoticeCard({ notice, onClose }: { notice: ShownNotice; onClose: (id: number) => void }) {
  const t = useStrings(noticeStrings);
  const [held, setHeld] = useState(false);
  const { id, kind, message, title, action, requestId, duration } = notice;
  useEffect(() => {
    if (held || duration === Infinity) return undefined;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, onClose]);
  const { Icon, tone } = looks[kind];
  return (
    <Paper
      elevation={8}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose(id)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2.5,
        width: { sm: 380 },
        p: 2,
        pl: 3.5,
        border: 1,
        borderColor: 'line.main',
        borderRadius: 1.25,
        pointerEvents: 'auto',
        animation: 'bl-notice 160ms ease-out',
        '@keyframes bl-notice': { from: { opacity: 0, transform: 'translateY(-6px)' } },
      }}
    >
      <Icon titleAccess={t(kind)} sx={{ mt: 1.5, fontSize: 20, color: `tone.${tone}.ink` }} />
      <Box sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}>
        {title && <Typography variant="h3" component="p">{title}</Typography>}
        <Typography>{message}</Typography>
        {requestId && (
          <Typography variant="caption" component="p" sx={{ color: 'ink.third', userSelect: 'all' }}>
            {t('requestId', { id: requestId })}
          </Typography>
        )}
      </Box>
      {action && (
        <Button
          size="small"
          variant="text"
          sx={{ mt: 0.5 }}
          onClick={() => {
            onClose(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={t('dismiss')} sx={{ mt: 1 }} onClick={() => onClose(id)}>
        <Close />
      </IconButton>
    </Paper>
  );
}

const looks = {
  success: { Icon: CheckCircle, tone: 'ok' },
  info: { Icon: Info, tone: 'info' },
  warn: { Icon: Warning, tone: 'warn' },
  error: { Icon: ErrorIcon, tone: 'bad' },
} as const;
