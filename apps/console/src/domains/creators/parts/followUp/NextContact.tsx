import type { FollowUpRow } from '@backlot/contract';
import { missingText } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { followUpStrings } from './followUpStrings';

/** The day of a planned contact, and whether it is due; of others what became of the plan. */
export function NextContact({ row: { nextDate, due, planStatus } }: { row: Pick<FollowUpRow, 'nextDate' | 'due' | 'planStatus'> }) {
  const t = useStrings(followUpStrings);
  if (nextDate === null) return missingText;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {nextDate}
      {due === 'overdue' || due === 'today' ? (
        <StatusChip tone={due === 'overdue' ? 'bad' : 'warn'}>{t(due)}</StatusChip>
      ) : (
        <StatusTag type="planStatus" code={planStatus} />
      )}
    </span>
  );
}
