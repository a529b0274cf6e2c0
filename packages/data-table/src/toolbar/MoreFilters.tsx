import TuneOutlined from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { lazy, Suspense, useState } from 'react';
import type { FilterValue, TableState } from '../state/TableState';
import { strings } from '../strings';
import type { TableFilter } from './TableFilter';

const MoreFiltersDrawer = lazy(() => import('./MoreFiltersDrawer').then((module) => ({ default: module.MoreFiltersDrawer })));

interface MoreFiltersProps {
  filters: readonly TableFilter[];
  state: TableState['filters'];
  onChange: (changes: Readonly<Record<string, FilterValue | undefined>>) => void;
}

/** Opens the filters that are rarely needed, all in one drawer. */
export function MoreFilters({ filters, state, onChange }: MoreFiltersProps) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('moreFilters')}
      </Button>
      {isOpen && (
        <Suspense>
          <MoreFiltersDrawer title={t('moreFilters')} filters={filters} state={state} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
