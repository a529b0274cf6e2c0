import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import type { TableState } from '../../state/TableState';
import { FilterEditor } from './FilterEditor';
import { filterStrings } from './filterStrings';
import { shownValue } from './shownValue';
import type { TableFilter } from './TableFilter';
import { type ChangeFilters, useLiveFilters } from './useLiveFilters';

export interface FilterFormProps {
  filter: TableFilter;
  filters: TableState['filters'];
  titleId: string;
  onChange: ChangeFilters;
  onClose: () => void;
}

/** The inside of a filter's popover: its editor, which narrows the rows as it is used. Closing keeps what was chosen. */
export function FilterForm({ filter, filters, titleId, onChange, onClose }: FilterFormProps) {
  const t = useStrings(filterStrings);
  const { draft, change, clear } = useLiveFilters({ filters: [filter], state: filters, onChange });
  return (
    <Stack
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
      sx={{ p: 4, gap: 3, minWidth: 240 }}
    >
      <strong id={titleId}>{filter.label}</strong>
      <FilterEditor filter={filter} draft={draft} onDraft={change} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Button
          size="small"
          disabled={!shownValue(filter, filters)}
          onClick={() => {
            clear();
            onClose();
          }}
        >
          {t('clear')}
        </Button>
        <Button size="small" type="submit">
          {t('done')}
        </Button>
      </Stack>
    </Stack>
  );
}
