import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useStrings } from '@backlot/i18n/react';
import { useId } from 'react';
import type { PickChoice } from '../../../kit/pick/PickField';
import { consentStrings } from './consentStrings';
import type { Connector } from './useConnectors';

/** Who must be asked for consent again; one of them is picked at once. */
export function RefusedHolders({ refused, onPick }: { refused: Connector['refused']; onPick: (holder: PickChoice) => void }) {
  const t = useStrings(consentStrings);
  const label = useId();
  if (refused.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box id={label} sx={{ flexBasis: '100%', fontSize: '0.875rem' }}>
        {t('askAgainHint')}
      </Box>
      {refused.map(({ id, name, failure }) => (
        <Chip key={id} label={failure === 'NotAllowed' ? t('leavesOut', { name }) : name} onClick={() => onPick({ id, name })} />
      ))}
    </Box>
  );
}
