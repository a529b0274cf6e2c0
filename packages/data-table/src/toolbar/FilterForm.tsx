import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import type { TableState } from '../state/TableState';
import { FilterEditor } from './FilterEditor';
import type { FilterDraft } from './FilterDraft';
import { filterStrings } from './filterStrings';
import { shownValue } from './shownValue';
import type { TableFilter } from './TableFilter';
import { useFilterDraft } from './useFilterDraft';

export interface FilterFormProps {
  filter: TableFilter;
  filters: TableState['filters'];
  titleId: string;
  onChange: (changes: FilterDraft) => void;
  onClose: () => void;
}

/** The inside of a filter's popover: its editor, taken over or cleared. */
export function FilterForm({ filter, filters, titleId, onChange, onClose }: FilterFormProps) {
  const t = useStrings(filterStrings);
  const { draft, change, apply, clear } = useFilterDraft({ filters: [filter], state: filters, onChange, onClose });
  return (
    <Stack component="form" onSubmit={apply} sx={{ p: 4, gap: 3, minWidth: 240 }}>
      <strong id={titleId}>{filter.label}</strong>
      <FilterEditor filter={filter} draft={draft} onDraft={change} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Button size="small" onClick={clear} disabled={!shownValue(filter, filters)}>
          {t('clear')}
        </Button>
        <Button size="small" variant="contained" type="submit">
          {t('apply')}
        </Button>
      </Stack>
    </Stack>
  );
}
