import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import type { FilterValue } from '../state/TableState';
import { valuesOf } from '../state/urlState';
import { strings } from '../strings';
import type { TableFilter } from './TableFilter';

type Draft = Readonly<Record<string, FilterValue | undefined>>;

interface FilterEditorProps {
  filter: TableFilter;
  draft: Draft;
  onDraft: (changes: Draft) => void;
}

/** The inside of a filter's popover. */
export function FilterEditor({ filter, draft, onDraft }: FilterEditorProps) {
  if (filter.kind === 'text') return <TextField autoFocus size="small" label={filter.label} value={draft[filter.field] ?? ''} onChange={(event) => onDraft({ [filter.field]: event.target.value || undefined })} />;
  if (filter.kind === 'choice') return <ChoiceEditor filter={filter} draft={draft} onDraft={onDraft} />;
  return <RangeEditor filter={filter} draft={draft} onDraft={onDraft} />;
}

function ChoiceEditor({ filter, draft, onDraft }: { filter: Extract<TableFilter, { kind: 'choice' }>; draft: Draft; onDraft: (changes: Draft) => void }) {
  const values = valuesOf(draft[filter.field]);
  if (!filter.isMultiple) {
    return (
      <RadioGroup value={values[0] ?? ''} onChange={(_, value) => onDraft({ [filter.field]: value })} aria-label={filter.label}>
        {filter.choices.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    );
  }
  const toggle = (value: string) => (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <FormGroup sx={{ maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}>
      {filter.choices.map(({ value, label }) => (
        <FormControlLabel key={value} label={label} control={<Checkbox size="small" checked={values.includes(value)} onChange={() => onDraft({ [filter.field]: toggle(value) })} />} />
      ))}
    </FormGroup>
  );
}

function RangeEditor({ filter, draft, onDraft }: { filter: Extract<TableFilter, { kind: 'range' | 'days' }>; draft: Draft; onDraft: (changes: Draft) => void }) {
  const t = useStrings(strings);
  const isDays = filter.kind === 'days';
  const write = (key: string, value: string, time: string) => onDraft({ [key]: value ? (isDays ? `${value} ${time}` : value) : undefined });
  const read = (key: string) => (isDays ? (valuesOf(draft[key])[0] ?? '').slice(0, 10) : (valuesOf(draft[key])[0] ?? ''));
  const input = isDays ? { type: 'date', slotProps: { inputLabel: { shrink: true } } } : { slotProps: { htmlInput: { inputMode: 'decimal' as const } } };
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <TextField size="small" label={t('from')} value={read(filter.field)} onChange={(event) => write(filter.field, event.target.value, '00:00:00')} {...input} />
      <TextField size="small" label={t('to')} value={read(filter.toField)} onChange={(event) => write(filter.toField, event.target.value, '23:59:59')} {...input} />
    </Stack>
  );
}
