import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { valuesOf } from '../../state/urlState';
import { filterStrings } from './filterStrings';
import { RangeEditor } from './RangeEditor';
import type { TableFilter } from './TableFilter';
import type { FilterDraft } from './FilterDraft';

interface FilterEditorProps {
  filter: TableFilter;
  draft: FilterDraft;
  /** What is typed may be on its way to something else; what is chosen is meant. */
  onDraft: (changes: FilterDraft, isTyped: boolean) => void;
}

/** The inside of a filter's popover. */
export function FilterEditor({ filter, draft, onDraft }: FilterEditorProps) {
  if (filter.kind === 'text')
    return (
      <TextField
        autoFocus
        size="small"
        label={filter.label}
        value={draft[filter.field] ?? ''}
        onChange={(event) => onDraft({ [filter.field]: event.target.value || undefined }, true)}
      />
    );
  if (filter.kind === 'choice') return <ChoiceEditor filter={filter} draft={draft} onDraft={onDraft} />;
  return <RangeEditor filter={filter} draft={draft} onDraft={onDraft} />;
}

function ChoiceEditor({
  filter,
  draft,
  onDraft,
}: {
  filter: Extract<TableFilter, { kind: 'choice' }>;
  draft: FilterDraft;
  onDraft: (changes: FilterDraft, isTyped: boolean) => void;
}) {
  const t = useStrings(filterStrings);
  const [term, setTerm] = useState('');
  const values = valuesOf(draft[filter.field]);
  const wanted = term.trim().toLowerCase();
  const shown = wanted ? filter.choices.filter(({ label }) => label.toLowerCase().includes(wanted)) : filter.choices;
  const finder = filter.choices.length > manyChoices && (
    <TextField
      size="small"
      label={t('find')}
      value={term}
      onChange={(event) => setTerm(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
  const list = { maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' } as const;
  if (!filter.isMultiple) {
    return (
      <>
        {finder}
        <RadioGroup
          sx={list}
          value={values[0] ?? ''}
          onChange={(_, value) => onDraft({ [filter.field]: value }, false)}
          aria-label={filter.label}
        >
          {shown.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
          ))}
        </RadioGroup>
      </>
    );
  }
  const toggle = (value: string) => (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <>
      {finder}
      <FormGroup role="group" aria-label={filter.label} sx={list}>
        {shown.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox size="small" checked={values.includes(value)} onChange={() => onDraft({ [filter.field]: toggle(value) }, false)} />
            }
          />
        ))}
      </FormGroup>
    </>
  );
}

const manyChoices = 12;
