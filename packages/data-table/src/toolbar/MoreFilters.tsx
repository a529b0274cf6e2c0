import TuneOutlined from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SideDrawer } from '@backlot/ui-kit';
import { useStrings } from '@backlot/i18n/react';
import { type FormEvent, useId, useState } from 'react';
import type { TableState } from '../state/TableState';
import { strings } from '../strings';
import { type Draft, FilterEditor } from './FilterEditor';
import { filterKeys, type TableFilter } from './TableFilter';

interface MoreFiltersProps {
  filters: readonly TableFilter[];
  state: TableState['filters'];
  onChange: (changes: Draft) => void;
}

/** Filters that are rarely needed, all in one drawer, applied together. */
export function MoreFilters({ filters, state, onChange }: MoreFiltersProps) {
  const t = useStrings(strings);
  const formId = useId();
  const [draft, setDraft] = useState<Draft>();
  const keys = filterKeys(undefined, filters);
  const open = () => setDraft(Object.fromEntries(keys.map((key) => [key, state[key]])));
  const close = () => setDraft(undefined);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    close();
    onChange(draft ?? {});
  };
  const clear = () => {
    close();
    onChange(Object.fromEntries(keys.map((key) => [key, undefined])));
  };
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" startIcon={<TuneOutlined />} aria-haspopup="dialog" aria-expanded={draft !== undefined} onClick={open}>
        {t('moreFilters')}
      </Button>
      <SideDrawer
        open={draft !== undefined}
        title={t('moreFilters')}
        width={420}
        onClose={close}
        actions={
          <>
            <Button onClick={clear} disabled={keys.every((key) => state[key] === undefined)}>
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
              <FilterEditor filter={filter} draft={draft ?? {}} onDraft={(changes) => setDraft((before) => ({ ...before, ...changes }))} />
            </Stack>
          ))}
        </Stack>
      </SideDrawer>
    </>
  );
}
