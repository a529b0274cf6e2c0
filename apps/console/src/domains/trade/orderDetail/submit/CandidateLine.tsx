import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OutputOf, workOrderUpApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Avatar, StatusChip } from '@backlot/ui-kit';
import type { Draft } from '../../../../shell/drafts/useDraft';
import { CreatorFigures } from '../../parts/CreatorFigures';
import { strings } from '../strings';
import { SubmitForm } from './SubmitForm';
import type { Typed } from '../useOrderDesk';

interface CandidateLineProps {
  orderId: string;
  row: OutputOf<typeof workOrderUpApi.candidates>['rows'][number];
  isChosen: boolean;
  typed: Draft<Typed>;
  onChoose: () => void;
  onClose: () => void;
}

/** A creator that may be submitted; choosing it asks only for the reason. */
export function CandidateLine({ orderId, row, isChosen, typed, onChoose, onClose }: CandidateLineProps) {
  const t = useStrings(strings);
  return (
    <Box component="li" aria-label={row.nickname} sx={{ display: 'grid', gap: 2, py: 2.5, borderTop: 1, borderColor: 'line.soft' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <Avatar name={row.nickname} size={36} />
        <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{row.nickname}</Box>
          <Box sx={{ color: 'ink.third', fontSize: '0.8125rem' }}>{row.upNumber}</Box>
          <CreatorFigures {...row} />
        </Box>
        {row.wished && <StatusChip tone="warn">{t('wished')}</StatusChip>}
        <StatusChip tone={row.mine ? 'info' : 'neutral'}>{t(row.mine ? 'mine' : 'free')}</StatusChip>
        {!isChosen && (
          <Button size="small" variant="outlined" onClick={onChoose}>
            {t('pick')}
          </Button>
        )}
      </Box>
      {isChosen && <SubmitForm orderId={orderId} up={{ id: row.id, name: row.nickname }} typed={typed} onClose={onClose} />}
    </Box>
  );
}
