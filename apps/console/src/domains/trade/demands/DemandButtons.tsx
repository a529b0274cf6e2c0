import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { strings } from './strings';
import type { DemandAction } from './useDemandActions';

interface DemandButtonsProps {
  actions: readonly DemandAction[];
  /** What the next step asks for. */
  main: { key: string; label: string; onRun: () => void } | undefined;
  /** Opens the form; absent for who may not. */
  onEdit: (() => void) | undefined;
  /** The other page of the form. */
  other: { label: string; onRun: () => void };
}

/** Buttons at the head of a demand form. The filled one, last, is what the next step asks for. */
export function DemandButtons({ actions, main, onEdit, other }: DemandButtonsProps) {
  const t = useStrings(strings);
  return (
    <>
      <Button variant="outlined" onClick={other.onRun}>
        {other.label}
      </Button>
      {onEdit && main?.key !== 'edit' && (
        <Button variant="outlined" onClick={() => onEdit()}>
          {t('edit')}
        </Button>
      )}
      {actions
        .filter(({ key }) => key !== main?.key)
        .toReversed()
        .map(({ key, label, isDanger = false, onRun }) => (
          <Button key={key} variant="outlined" color={isDanger ? 'error' : 'primary'} onClick={onRun}>
            {label}
          </Button>
        ))}
      {main && (
        <Button variant="contained" onClick={main.onRun}>
          {main.label}
        </Button>
      )}
    </>
  );
}
