import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useSettled } from './useSettled';

/** A record that can be picked. */
export interface PickChoice {
  id: string;
  name: string;
  /** What tells two of the same name apart: number, price, country. */
  note?: string;
  /** Country of the record, where the form needs its currency. */
  country?: string;
}

/** Where choices come from: the same `key` gives the same answers. */
export interface PickSource {
  key: readonly unknown[];
  find: (text: string, signal: AbortSignal) => Promise<PickChoice[]>;
  /** One record by its id: a form that is opened again holds only that. */
  one?: (id: string, signal: AbortSignal) => Promise<PickChoice>;
}

interface PickFieldProps {
  label: string;
  value: PickChoice | null;
  onChange: (choice: PickChoice | null) => void;
  source: PickSource;
  isRequired?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  hint?: string | undefined;
  placeholder?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Picks one of many records by typing a part of its name or number; the server searches. */
export function PickField({
  label,
  value,
  onChange,
  source,
  isRequired = false,
  isDisabled = false,
  isInvalid = false,
  hint,
  placeholder,
  onBlur,
  inputRef,
}: PickFieldProps) {
  const t = useStrings(strings);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const asked = useSettled(text === value?.name ? '' : text.trim());
  const found = useQuery({
    queryKey: ['pick', ...source.key, asked],
    queryFn: ({ signal }) => source.find(asked, signal),
    enabled: isOpen && !isDisabled,
    placeholderData: (before) => before,
  });
  const problem = found.error?.message;
  return (
    <Autocomplete
      options={found.data ?? []}
      value={value}
      inputValue={text}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, choice) => onChange(choice)}
      onInputChange={(_, typed) => setText(typed)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      loading={found.isFetching}
      loadingText={t('loading')}
      noOptionsText={problem ?? t('nothing')}
      clearText={t('clear')}
      openText={t('open')}
      closeText={t('close')}
      disabled={isDisabled}
      size="small"
      fullWidth
      {...(onBlur && { onBlur })}
      renderOption={({ key: _key, ...option }, { id, name, note }) => (
        <Box component="li" {...option} key={id} sx={{ display: 'block !important' }}>
          <span>{name}</span>
          {note && <Box sx={{ color: 'ink.third', fontSize: '0.78125rem' }}>{note}</Box>}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired}
          placeholder={placeholder ?? t('type')}
          error={isInvalid || problem !== undefined}
          helperText={problem ?? hint}
          inputRef={inputRef}
        />
      )}
    />
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { type: 'Type to search', loading: 'Searching…', nothing: 'Nothing found', clear: 'Clear', open: 'Open', close: 'Close' },
  'zh-CN': { type: '输入搜索', loading: '搜索中…', nothing: '没有找到', clear: '清除', open: '展开', close: '收起' },
  vn: { type: 'Gõ để tìm', loading: 'Đang tìm…', nothing: 'Không tìm thấy', clear: 'Xóa', open: 'Mở', close: 'Đóng' },
});
