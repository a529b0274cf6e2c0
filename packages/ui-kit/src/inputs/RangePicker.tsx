import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStrings } from '@backlot/i18n/react';
import { useRef, useState } from 'react';
import { DateField, unreadableDay } from './DateField';
import { rangeStrings } from './rangeStrings';

/** A named range, or days of one's own as the wire's `YYYY-MM-DD`, both included. */
export type PickedRange = { preset: string } | { from: string; to: string };

export interface RangePickerProps {
  /** What the range is of, for those who hear it. */
  label: string;
  value: PickedRange;
  presets: readonly { value: string; label: string }[];
  onChange: (range: PickedRange) => void;
  /** The last day that may be chosen. */
  max?: string;
}

/** Ranges side by side, and two days in a panel for any other. */
export function RangePicker({ label, value, presets, onChange, max }: RangePickerProps) {
  const t = useStrings(rangeStrings);
  const own = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const picked = 'from' in value ? value : undefined;
  const [draft, setDraft] = useState({ from: '', to: '' });
  const isReady =
    [draft.from, draft.to].every((day) => day !== '' && day !== unreadableDay && (!max || day <= max)) && draft.from <= draft.to;
  const open = () => {
    setDraft(picked ?? { from: '', to: '' });
    setOpen(true);
  };
  return (
    <>
      <Box sx={{ overflowX: 'auto', minWidth: 0, maxWidth: 1, p: 0.5, m: -0.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={label}
          value={picked ? 'own' : 'preset' in value ? value.preset : null}
          onChange={(_event, next: string | null) => next !== null && next !== 'own' && onChange({ preset: next })}
          sx={{ '& > button': { whiteSpace: 'nowrap' } }}
        >
          {presets.map((preset) => (
            <ToggleButton key={preset.value} value={preset.value}>
              {preset.label}
            </ToggleButton>
          ))}
          <ToggleButton ref={own} value="own" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
            {picked ? `${picked.from} – ${picked.to}` : t('ownDays')}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Popover
        open={isOpen}
        anchorEl={() => own.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 280 } } }}
      >
        <Box
          component="form"
          sx={{ display: 'grid', gap: 4, p: 4 }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isReady) return;
            setOpen(false);
            onChange(draft);
          }}
        >
          <DateField label={t('firstDay')} value={draft.from} max={max} onChange={(from) => setDraft({ ...draft, from })} autoFocus />
          <DateField
            label={t('lastDay')}
            value={draft.to}
            min={draft.from === unreadableDay ? undefined : draft.from || undefined}
            max={max}
            onChange={(to) => setDraft({ ...draft, to })}
          />
          <Button type="submit" variant="contained" disabled={!isReady}>
            {t('apply')}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
