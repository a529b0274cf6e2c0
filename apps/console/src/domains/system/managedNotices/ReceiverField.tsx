import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { sysNoticeApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

interface Person {
  id: string;
  name: string;
  account?: string;
  orgName?: string | null;
}

/** Whom a notice is for: people in scope, found by name or account; everybody found is added by one click. */
export function ReceiverField({ known, onTake }: { known: readonly Person[]; onTake: (people: Person[]) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { field, fieldState } = useController({ name: 'noticeUserIdList' });
  const [people, setPeople] = useState<ReadonlyMap<string, Person>>(() => new Map(known.map((one) => [one.id, one])));
  const [text, setText] = useState('');
  const name = text.trim();
  const { data: found = [] } = useQuery({
    ...client.query(sysNoticeApi.receivers, name ? { name } : {}),
    placeholderData: (before) => before,
  });
  const ids: string[] = field.value;
  const picked = ids.map((id): Person => people.get(id) ?? { id, name: id });
  const take = (next: readonly Person[]) => {
    setPeople(new Map([...people, ...next.map((one) => [one.id, one] as const)]));
    onTake(next.map(({ id, name }) => ({ id, name })));
    field.onChange(next.map(({ id }) => id));
  };
  const more = found.filter(({ id }) => !ids.includes(id));
  return (
    <div>
      <Autocomplete<Person, true>
        multiple
        disableCloseOnSelect
        limitTags={20}
        options={found}
        filterOptions={(options) => options}
        value={picked}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
        onChange={(_, next) => take(next)}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={({ id }) => id}
        getOptionLabel={(one) => one.name}
        noOptionsText={t('nobodyFound')}
        renderOption={({ key, ...props }, one) => (
          <li key={key} {...props}>
            <span>
              {one.name} <small>{[one.account, one.orgName].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('receivers')}
            onBlur={field.onBlur}
            error={Boolean(fieldState.error)}
            helperText={fieldState.error?.message ?? t('receiversHint', { count: ids.length })}
          />
        )}
      />
      {more.length > 0 && (
        <Button size="small" onClick={() => take([...picked, ...more])}>
          {t('addFound', { count: more.length })}
        </Button>
      )}
    </div>
  );
}
