import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SideDrawer } from '@backlot/ui-kit';
import { useStrings } from '@backlot/i18n/react';
import { useId } from 'react';
import type { TableState } from '../../state/TableState';
import { FilterEditor } from './FilterEditor';
import { filterStrings } from './filterStrings';
import type { TableFilter } from './TableFilter';
import { type ChangeFilters, useLiveFilters } from './useLiveFilters';

interface FilterDrawerProps {
  title: string;
  filters: readonly TableFilter[];
  state: TableState['filters'];
  /** How many rows the filters leave; undefined before the first answer. */
  totalRows: number | undefined;
  onChange: ChangeFilters;
  onClose: () => void;
}

/** Several filters beside the rows they narrow; its button says how many rows it will show. */
export function FilterDrawer({ title, filters, state, totalRows, onChange, onClose }: FilterDrawerProps) {
  const t = useStrings(filterStrings);
  const formId = useId();
  const { draft, change, clear, isEmpty } = useLiveFilters({ filters, state, onChange });
  return (
    <SideDrawer
      open
      title={title}
      width={420}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={isEmpty}
            onClick={() => {
              clear();
              onClose();
            }}
          >
            {t('clear')}
          </Button>
          <Button variant="contained" type="submit" form={formId}>
            {totalRows === undefined ? t('done') : t('show', { count: totalRows })}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
        sx={{ gap: 4 }}
      >
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
