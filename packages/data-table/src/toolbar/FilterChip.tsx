import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { type FormEvent, useId, useState } from 'react';
import type { FilterValue, TableState } from '../state/TableState';
import { strings } from '../strings';
import { FilterEditor } from './FilterEditor';
import { shownValue } from './shownValue';
import type { TableFilter } from './TableFilter';

interface FilterChipProps {
  filter: TableFilter;
  filters: TableState['filters'];
  onChange: (changes: Readonly<Record<string, FilterValue | undefined>>) => void;
}

/** A filter as a chip that shows its value; it opens its editor below itself. */
export function FilterChip({ filter, filters, onChange }: FilterChipProps) {
  const t = useStrings(strings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [draft, setDraft] = useState<Readonly<Record<string, FilterValue | undefined>>>({});
  const titleId = useId();
  const keys = 'toField' in filter ? [filter.field, filter.toField] : [filter.field];
  const value = shownValue(filter, filters);
  const close = () => setAnchor(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    close();
    onChange(draft);
  };
  const clear = () => {
    close();
    onChange(Object.fromEntries(keys.map((key) => [key, undefined])));
  };
  return (
    <>
      <Button
        size="small"
        variant={value ? 'text' : 'outlined'}
        color={value ? 'primary' : 'inherit'}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        className={value ? 'BlTable-filterOn' : undefined}
        onClick={(event) => {
          setDraft(Object.fromEntries(keys.map((key) => [key, filters[key]])));
          setAnchor(event.currentTarget);
        }}
      >
        {filter.label}
        {value && <strong>{value}</strong>}
      </Button>
      <Popover open={Boolean(anchor)} anchorEl={anchor} onClose={close} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}>
        <Stack component="form" onSubmit={apply} sx={{ p: 2, gap: 1.5, minWidth: 240 }}>
          <strong id={titleId}>{filter.label}</strong>
          <FilterEditor filter={filter} draft={draft} onDraft={(changes) => setDraft({ ...draft, ...changes })} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Button size="small" onClick={clear} disabled={!value}>
              {t('clear')}
            </Button>
            <Button size="small" variant="contained" type="submit">
              {t('apply')}
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  );
}
