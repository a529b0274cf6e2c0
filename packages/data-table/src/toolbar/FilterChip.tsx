import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useAnchor } from '../useAnchor';
import type { FilterFormProps } from './FilterForm';
import { shownValue } from './shownValue';

const load = () => import('./FilterPopover').then((module) => ({ default: module.FilterPopover }));
const FilterPopover = lazy(load);

/** A filter as a chip that shows its value; it opens its editor below itself. */
export function FilterChip({ filter, filters, onChange }: Pick<FilterFormProps, 'filter' | 'filters' | 'onChange'>) {
  const { anchor, wasOpened, open, close } = useAnchor();
  const value = shownValue(filter, filters);
  return (
    <>
      <Button
        size="small"
        variant={value ? 'text' : 'outlined'}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        className={value ? 'BlTable-filterOn' : undefined}
        onPointerEnter={load}
        onClick={open}
      >
        {filter.label}
        {value && <strong>{value}</strong>}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterPopover filter={filter} filters={filters} onChange={onChange} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
