import { useStrings } from '@backlot/i18n/react';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Control } from '../../document/control';
import { findingStrings } from '../../words/findingStrings';
import { type FieldProps, textOf } from './fieldProps';
import { useModelProblem } from './useModelProblem';

/** The data field. It takes effect when it is left or Enter is pressed, because conditions follow it. */
export function ModelField({ id, label, help, value, onChange, control }: FieldProps & { control: Control }) {
  const t = useStrings(findingStrings);
  const problem = useModelProblem(control);
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && draft !== value) onChange(draft.trim());
    setDraft(null);
  };
  return (
    <MuiTextField
      id={id}
      size="small"
      fullWidth
      label={label}
      error={problem !== undefined}
      helperText={problem ? t(problem.code, { detail: problem.detail }) : help}
      value={draft ?? textOf(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
