import { useLocale, useStrings } from '@backlot/i18n/react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { TextFieldProps } from '@mui/material/TextField';
import { type HTMLAttributes, type Key, useMemo } from 'react';
import { strings } from '../strings';
import { choicesOf } from './choicesOf';
import { DictSelectField } from './DictSelectField';
import { useDictionaryStore } from './DictionaryProvider';
import { useDictValues } from './useDictValues';

interface SharedProps {
  /** Dictionary type; nested types show as a tree. */
  type: string;
  label: string;
  placeholder?: string | undefined;
  helperText?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  error?: boolean;
  size?: 'small' | 'medium';
  fullWidth?: boolean;
  /** Only values without children can be chosen. */
  leavesOnly?: boolean;
  name?: string;
  onBlur?: () => void;
  inputRef?: TextFieldProps['inputRef'];
}

/** One code or none, or with `multiple` a list of codes. */
export type DictSelectProps = SharedProps &
  (
    | { multiple?: false; value: string | number | null | undefined; onChange: (value: string | null) => void }
    | { multiple: true; value: readonly (string | number)[]; onChange: (value: string[]) => void }
  );

/**
 * Chooses codes of a dictionary by name, with search: `<DictSelect type="country" label="Country" value={country}
 * onChange={setCountry} />`. Disabled values are not offered; one that is already chosen keeps its name.
 */
export function DictSelect(props: DictSelectProps) {
  const { type, label, name, inputRef, placeholder, helperText, required = false, disabled = false, error = false } = props;
  const { size = 'small', fullWidth = true, leavesOnly = false, onBlur } = props;
  const dictionary = useDictionaryStore();
  const { values, state, refresh } = useDictValues(type);
  const locale = useLocale();
  const t = useStrings(strings);
  const chosen = useMemo(() => codesOf(props.value), [props.value]);
  const choices = useMemo(() => choicesOf({ values, chosen, leavesOnly }), [values, chosen, leavesOnly]);
  const nameOf = (code: string) => dictionary.nameFor(type, code, locale);
  const common = {
    options: choices.all,
    getOptionLabel: nameOf,
    getOptionKey: (code: string) => code,
    getOptionDisabled: choices.isHeading,
    filterOptions: (_codes: string[], { inputValue }: { inputValue: string }) => choices.matching(inputValue),
    loading: state.isFetching && !state.hasData,
    loadingText: t('loading'),
    noOptionsText: t(values.length > 0 ? 'noMatch' : state.hasData ? 'empty' : 'signInAgain'),
    clearText: t('clear'),
    openText: t('open'),
    closeText: t('close'),
    disabled,
    size,
    fullWidth,
    ...(onBlur && { onBlur }),
    renderOption: ({ key, ...option }: HTMLAttributes<HTMLLIElement> & { key?: Key }, code: string) => (
      <li key={key} {...option}>
        <span style={{ paddingInlineStart: choices.depthOf(code) * 20 }}>{nameOf(code)}</span>
      </li>
    ),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <DictSelectField
        params={params}
        own={{ label, name, inputRef, required, error, helperText, placeholder: chosen.length === 0 ? placeholder : undefined }}
        isEmpty={chosen.length === 0}
        fetchError={state.hasData ? null : state.error}
        retry={refresh}
      />
    ),
  };
  return props.multiple ? (
    <Autocomplete {...common} multiple disableCloseOnSelect value={chosen} onChange={(_event, codes) => props.onChange(codes)} />
  ) : (
    <Autocomplete {...common} value={chosen[0] ?? null} onChange={(_event, code) => props.onChange(code)} />
  );
}

function codesOf(value: DictSelectProps['value']): string[] {
  if (value === null || value === undefined || value === '') return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
