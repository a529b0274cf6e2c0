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
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import type { ShownNotice } from './noticeQueue';
import { onPhones } from '../theme/tokens/touch';
import { noticeStrings } from './strings';

/** How far a finger moves to wave a notice away, in px. */
const swipePx = 24;

/** One notice; its time stands still while it is pointed at or focused. A finger waves it away. */
export function NoticeCard({ notice, onClose }: { notice: ShownNotice; onClose: (id: number) => void }) {
  const t = useStrings(noticeStrings);
  const [held, setHeld] = useState(false);
  const { id, kind, message, title, action, requestId, duration } = notice;
  useEffect(() => {
    if (held || duration === Infinity) return undefined;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, onClose]);
  const touchedAt = useRef<{ x: number; y: number }>(undefined);
  const wave = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0);
    const { x, y } = touchedAt.current ?? {};
    if (x === undefined || y === undefined) return;
    if (Math.abs(touch.clientY - y) > swipePx || Math.abs(touch.clientX - x) > 2 * swipePx) onClose(id);
  };
  const { Icon, tone } = looks[kind];
  return (
    <Paper
      elevation={8}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={({ touches }) => {
        const { clientX: x = 0, clientY: y = 0 } = touches.item(0) ?? {};
        touchedAt.current = { x, y };
      }}
      onTouchEnd={wave}
      onKeyDown={(event) => event.key === 'Escape' && onClose(id)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: { xs: 2, sm: 2.5 },
        width: { sm: 380 },
        p: { xs: 0.5, sm: 2 },
        pl: { xs: 3, sm: 3.5 },
        border: 1,
        borderColor: 'line.main',
        borderRadius: 1.25,
        pointerEvents: 'auto',
        animation: 'bl-notice 160ms ease-out',
        '@keyframes bl-notice': { from: { opacity: 0, transform: 'translateY(6px)' } },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        touchAction: 'none',
      }}
    >
      <Icon titleAccess={t(kind)} sx={{ mt: 1.5, fontSize: 20, color: `tone.${tone}.ink` }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, flex: 1, minWidth: 0 }}>
        <Box sx={{ flex: { xs: '1 1 130px', sm: '1 1 180px' }, minWidth: 0, py: { xs: 0.75, sm: 1.25 }, overflowWrap: 'anywhere' }}>
          {title && (
            <Typography variant="h3" component="p" sx={kind === 'error' ? undefined : there(oneLine)}>
              {title}
            </Typography>
          )}
          <Typography sx={there({ fontSize: 12.5, lineHeight: 1.4, ...(kind !== 'error' && oneLine) })}>{message}</Typography>
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
            sx={{ mt: 0.5, ml: 'auto' }}
            onClick={() => {
              onClose(id);
              action.onAction();
            }}
          >
            {action.label}
          </Button>
        )}
      </Box>
      <IconButton size="small" aria-label={t('dismiss')} sx={{ mt: 1 }} onClick={() => onClose(id)}>
        <Close />
      </IconButton>
    </Paper>
  );
}

/** On phones a notice is one row; what it says in full stands at the bell or on the page. */
const oneLine = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1, overflow: 'hidden' } as const;
const there = (style: object) => ({ [onPhones]: style });

const looks = {
  success: { Icon: CheckCircle, tone: 'ok' },
  info: { Icon: Info, tone: 'info' },
  warn: { Icon: Warning, tone: 'warn' },
  error: { Icon: ErrorIcon, tone: 'bad' },
} as const;
