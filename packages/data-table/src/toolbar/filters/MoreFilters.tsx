import TuneOutlined from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { TableState } from '../../state/TableState';
import { shownValue } from './shownValue';
import type { TableFilter } from './TableFilter';
import type { ChangeFilters } from './useLiveFilters';

const load = () => import('./FilterDrawer').then((module) => ({ default: module.FilterDrawer }));
const FilterDrawer = lazy(load);

interface MoreFiltersProps {
  label: string;
  filters: readonly TableFilter[];
  state: TableState['filters'];
  totalRows: number | undefined;
  onChange: ChangeFilters;
  /** Says how many of them narrow the rows: where they have no chips of their own. */
  isCounting?: boolean;
}

/** Opens filters that have no place in the bar, all in one drawer. */
export function MoreFilters({ label, filters, state, totalRows, onChange, isCounting = false }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = isCounting ? filters.filter((filter) => shownValue(filter, state)).length : 0;
  return (
    <>
      <Button
        size="small"
        variant={count ? 'text' : 'outlined'}
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={count ? 'BlTable-filterOn' : undefined}
        onPointerEnter={load}
        onClick={() => setOpen(true)}
      >
        {label}
        {count > 0 && <strong>{count}</strong>}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterDrawer
            title={label}
            filters={filters}
            state={state}
            totalRows={totalRows}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
