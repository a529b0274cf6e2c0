import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { type ReactNode, useState } from 'react';
import type { Conflict } from './conflictsOf';
import { strings } from '../list/strings';

interface ConflictDialogProps {
  name: string;
  conflicts: readonly Conflict[];
  labelOf: (field: string) => string;
  show?: ((field: string, value: unknown) => ReactNode) | undefined;
  onChoose: (chosen: Readonly<Record<string, 'mine' | 'theirs'>>) => void;
  onClose: () => void;
}

/** Two people edited one record: field by field, mine or what is saved now. Nothing is overwritten silently. */
export function ConflictDialog({ name, conflicts, labelOf, show, onChoose, onClose }: ConflictDialogProps) {
  const t = useStrings(strings);
  const [chosen, setChosen] = useState<Record<string, 'mine' | 'theirs'>>({});
  const version = (whose: 'mine' | 'theirs', field: string, value: unknown) => (
    <>
      {t(whose)}: {isEmpty(value) ? t('empty') : (show?.(field, value) ?? [value].flat().join(', '))}
    </>
  );
  return (
    <Dialog
      open
      persistent
      title={t('conflictTitle', { name })}
      onClose={onClose}
      onSubmit={() => onChoose(chosen)}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={conflicts.some(({ field }) => !chosen[field])}>
            {t('useChosen')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{t('conflictHint')}</Typography>
      <Stack sx={{ gap: 3 }}>
        {conflicts.map(({ field, mine, theirs }) => (
          <div key={field}>
            <Typography variant="subtitle2" id={`conflict-${field}`}>
              {labelOf(field)}
            </Typography>
            <RadioGroup
              aria-labelledby={`conflict-${field}`}
              value={chosen[field] ?? ''}
              onChange={(_, value) => setChosen({ ...chosen, [field]: value as 'mine' | 'theirs' })}
            >
              <FormControlLabel value="mine" control={<Radio size="small" />} label={version('mine', field, mine)} />
              <FormControlLabel value="theirs" control={<Radio size="small" />} label={version('theirs', field, theirs)} />
            </RadioGroup>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
