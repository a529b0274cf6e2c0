import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import { useStrings } from '@backlot/i18n/react';
import { useOwnId } from '../../shell/session/useOwnId';
import { useIsMerchant } from '../../shell/session/useIsMerchant';
import { reviewStrings } from './strings';

interface QueuePresetsProps {
  queue: {
    state: number;
    isOverdue: boolean;
    personId: string | null;
    showOverdue: (isWanted: boolean) => void;
    showPerson: (id: string | null) => void;
  };
}

/** What a reviewer looks for first: what waits too long, and what is of one's own orders or submissions, which for a merchant is everything. The address names the person, so a shared link shows the same rows. */
export function QueuePresets({ queue: { state, isOverdue, personId, showOverdue, showPerson } }: QueuePresetsProps) {
  const t = useStrings(reviewStrings);
  const id = useOwnId();
  const hasMine = !useIsMerchant() && id !== undefined;
  const isMine = hasMine && personId === id;
  return (
    <>
      {state === 1 && (
        <ToggleButton size="small" value="overdue" selected={isOverdue} onChange={() => showOverdue(!isOverdue)}>
          {t('overdue')}
        </ToggleButton>
      )}
      {hasMine && (
        <ToggleButton size="small" value="mine" selected={isMine} onChange={() => showPerson(isMine ? null : id)}>
          {t('mine')}
        </ToggleButton>
      )}
      {personId !== null && !isMine && <Chip label={t('ofOnePerson')} onDelete={() => showPerson(null)} />}
    </>
  );
}
