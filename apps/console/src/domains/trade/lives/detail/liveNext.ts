import type { LiveRow } from '@backlot/contract';
import type { NextStepProps } from '@backlot/ui-kit';
import type { Word } from '../strings';

/** What comes next of a live; `act` is the button of whoever does it. */
export function liveNext(row: LiveRow): { word: Word; tone: NonNullable<NextStepProps['tone']>; act?: string } {
  switch (row.liveStatus) {
    case 1:
      return { word: 'nextPlanned', tone: 'info' };
    case 2:
      return { word: 'nextOnAir', tone: 'info' };
    case 3:
      return row.can.includes('report') ? { word: 'nextReport', tone: 'warn', act: 'report' } : { word: 'waitReport', tone: 'info' };
    case 4:
      return { word: 'isReported', tone: 'ok' };
    case 5:
      return { word: 'isCancelled', tone: 'info' };
    default:
      return { word: 'isMissed', tone: 'bad' };
  }
}
