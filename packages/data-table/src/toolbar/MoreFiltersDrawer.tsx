import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SideDrawer } from '@backlot/ui-kit';
import { useStrings } from '@backlot/i18n/react';
import { useId } from 'react';
import type { TableState } from '../state/TableState';
import { FilterEditor } from './FilterEditor';
import type { FilterDraft } from './FilterDraft';
import { filterStrings } from './filterStrings';
import type { TableFilter } from './TableFilter';
import { useFilterDraft } from './useFilterDraft';

interface MoreFiltersDrawerProps {
  title: string;
  filters: readonly TableFilter[];
  state: TableState['filters'];
  onChange: (changes: FilterDraft) => void;
  onClose: () => void;
}

/** Filters that are rarely needed, applied together. */
export function MoreFiltersDrawer({ title, filters, state, onChange, onClose }: MoreFiltersDrawerProps) {
  const t = useStrings(filterStrings);
  const formId = useId();
  const { draft, change, apply, clear, isEmpty } = useFilterDraft({ filters, state, onChange, onClose });
  return (
    <SideDrawer
      open
      title={title}
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button onClick={clear} disabled={isEmpty}>
            {t('clear')}
          </Button>
          <Button variant="contained" type="submit" form={formId}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} onSubmit={apply} sx={{ gap: 4 }}>
        {filters.map((filter) => (
          <Stack key={filter.field} sx={{ gap: 1.5 }}>
            <Typography variant="subtitle2" component="h3">
              {filter.label}
            </Typography>
            <FilterEditor filter={filter} draft={draft} onDraft={change} />
          </Stack>
        ))}
      </Stack>
    </SideDrawer>
  );
}
