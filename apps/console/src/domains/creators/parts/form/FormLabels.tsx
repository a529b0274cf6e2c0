import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { creatorStrings } from '../strings';
import { useLabelChoices } from './useLabelChoices';

interface FormLabelsProps {
  name: string;
  label: string;
  isRequired?: boolean;
  hint?: string;
  /** Not offered: they are taken in another field. */
  without?: readonly string[];
}

/** Labels of a creator, found by typing; the value is the list of their ids. */
export function FormLabels({ name, label, isRequired = false, hint, without = [] }: FormLabelsProps) {
  const t = useStrings(creatorStrings);
  const { field, fieldState } = useController({ name });
  const all = useLabelChoices(1);
  const byId = useMemo(() => new Map(all.map((choice) => [choice.value, choice])), [all]);
  const picked: string[] = field.value ?? [];
  return (
    <Autocomplete
      multiple
      size="small"
      fullWidth
      options={all.map(({ value }) => value).filter((id) => !without.includes(id))}
      value={picked}
      onChange={(_, ids) => field.onChange(ids)}
      onBlur={field.onBlur}
      getOptionLabel={(id) => byId.get(id)?.label ?? id}
      groupBy={(id) => byId.get(id)?.group ?? ''}
      noOptionsText={t('noLabel')}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required={isRequired}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
}
