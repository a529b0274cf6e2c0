import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type OutputOf, ruleApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useSettled } from '../../../../kit/pick/useSettled';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

type Scope = OutputOf<typeof ruleApi.coverable>[number];
interface ScopeFieldProps {
  country: string;
  dimension: number;
  /** Scopes whose names are known: those that the rule has. */
  known: readonly Scope[];
  /** The enabled rule that covers the same: with it this one cannot be enabled. */
  conflict: string | undefined;
}

const kinds = ['person', 'team', 'workOrder'] as const;
const keyOf = ({ scopeType, scopeId }: Scope) => `${scopeType}:${scopeId}`;

/** Whom a rule is limited to; the form keeps kinds and ids, the names are kept beside it. */
export function ScopeField({ country, dimension, known, conflict }: ScopeFieldProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { field, fieldState } = useController({ name: 'scopes' });
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState(() => new Map(known.map((scope) => [keyOf(scope), scope.name])));
  const searchValue = useSettled(text.trim());
  const { data, isFetching } = useQuery({
    ...client.query(ruleApi.coverable, { country: country as 'PH', dimension, ...(searchValue && { searchValue }) }),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const chosen: Scope[] = ((field.value ?? []) as Scope[]).map((scope) => ({ ...scope, name: names.get(keyOf(scope)) ?? scope.scopeId }));
  return (
    <Autocomplete
      multiple
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      options={data ?? []}
      loading={isFetching}
      filterOptions={(options) => options}
      filterSelectedOptions
      groupBy={({ scopeType }) => t(kinds[scopeType - 1] ?? 'person')}
      getOptionKey={keyOf}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, next) => {
        setNames((before) => new Map([...before, ...next.map((scope) => [keyOf(scope), scope.name] as const)]));
        field.onChange(next.map(({ scopeType, scopeId }) => ({ scopeType, scopeId })));
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('scopes')}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message ?? (conflict ? <strong>{t('conflict', { name: conflict })}</strong> : t('scopesHint'))}
        />
      )}
    />
  );
}
