import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { DateField, unreadableDay } from '@backlot/ui-kit';
import { useState } from 'react';
import { valuesOf } from '../../state/urlState';
import { filterStrings } from './filterStrings';
import type { FilterDraft } from './FilterDraft';
import type { TableFilter } from './TableFilter';

interface RangeEditorProps {
  filter: Extract<TableFilter, { kind: 'range' | 'days' }>;
  draft: FilterDraft;
  onDraft: (changes: FilterDraft, isTyped: boolean) => void;
}

/** From and to of a range of numbers or days; either may stay open. */
export function RangeEditor({ filter, draft, onDraft }: RangeEditorProps) {
  const t = useStrings(filterStrings);
  const ends = [
    { key: filter.field, label: t('from'), time: '00:00:00' },
    { key: filter.toField, label: t('to'), time: '23:59:59' },
  ];
  return (
    <Stack direction="row" role="group" aria-label={filter.label} sx={{ gap: 2 }}>
      {ends.map(({ key, label, time }) => {
        const [value = ''] = valuesOf(draft[key]);
        if (filter.kind === 'range')
          return <NumberEnd key={key} filter={filter} label={label} value={value} onValue={(next) => onDraft({ [key]: next }, true)} />;
        return (
          <DayEnd key={key} label={label} value={value} onDay={(day) => onDraft({ [key]: day ? `${day} ${time}` : undefined }, true)} />
        );
      })}
    </Stack>
  );
}

/** What is no day yet stays in the field and narrows nothing. */
function DayEnd({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) {
  const [held, setHeld] = useState(value.slice(0, 10));
  const change = (day: string) => {
    setHeld(day);
    onDay(day === unreadableDay ? '' : day);
  };
  return <DateField size="small" label={label} value={held} onChange={change} />;
}

interface NumberEndProps {
  filter: Extract<TableFilter, { kind: 'range' }>;
  label: string;
  value: string;
  onValue: (value: string | undefined) => void;
}

function NumberEnd({ filter, label, value, onValue }: NumberEndProps) {
  const t = useStrings(filterStrings);
  const { read = (typed: string) => typed, show = (held: string) => held, hint } = filter;
  const [typed, setTyped] = useState(value && show(value));
  const isUnread = typed.trim() !== '' && read(typed.trim()) === undefined;
  const change = (text: string) => {
    setTyped(text);
    onValue(text.trim() ? read(text.trim()) : undefined);
  };
  return (
    <TextField
      size="small"
      label={label}
      value={typed}
      error={isUnread}
      helperText={isUnread ? t('notNumber') : hint}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
