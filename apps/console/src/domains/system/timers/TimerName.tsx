import Link from '@mui/material/Link';
import { use } from 'react';
import { useLocale } from '@backlot/i18n/react';
import { ListContext } from '../../../kit/query/ListContext';
import { nameOfTimer, type Timer } from './Timer';

interface TimerNameProps {
  timer: Timer;
  onOpen: (timer: Timer, reload: () => void) => void;
}

/** The name of a timer in its list: opens it beside the list. */
export function TimerName({ timer, onOpen }: TimerNameProps) {
  const locale = useLocale();
  const list = use(ListContext);
  return (
    <Link component="button" type="button" onClick={() => onOpen(timer, () => list?.reload())} sx={{ textAlign: 'left' }}>
      {nameOfTimer(timer, locale)}
    </Link>
  );
}
