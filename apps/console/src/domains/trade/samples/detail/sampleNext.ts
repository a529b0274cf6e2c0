import type { SampleDetail } from '@backlot/contract';
import type { NextStepProps } from '@backlot/ui-kit';
import type { Word } from '../strings';

/** What this person does next with a sample, or whom it waits for; `act` is its button. */
export function sampleNext(row: SampleDetail): { word: Word; tone: NonNullable<NextStepProps['tone']>; act?: string } {
  const may = (act: string) => row.can.includes(act);
  switch (row.sampleStatus) {
    case 1:
      return may('approve') ? { word: 'nextReview', tone: 'warn', act: 'approve' } : { word: 'waitReview', tone: 'info' };
    case 2:
      return may('ship') ? { word: 'nextShip', tone: 'warn', act: 'ship' } : { word: 'waitShip', tone: 'info' };
    case 3:
      return may('deliver') ? { word: 'nextDeliver', tone: 'warn', act: 'deliver' } : { word: 'waitDeliver', tone: 'info' };
    case 4:
    case 5:
      if (may('bringBack')) return { word: 'nextBack', tone: 'warn', act: 'bringBack' };
      if (row.sampleStatus === 4 && row.deadline) return { word: 'nextContent', tone: 'info' };
      return row.sampleStatus === 4 ? { word: 'nextBack', tone: 'info' } : { word: 'isDone', tone: 'ok' };
    case 6:
      return { word: 'isRejected', tone: 'bad' };
    case 7:
      return { word: row.reason ? 'isCancelled' : 'isWithdrawn', tone: 'info' };
    case 8:
      return { word: 'isOverdue', tone: 'warn' };
    default:
      return { word: 'isBack', tone: 'info' };
  }
}
