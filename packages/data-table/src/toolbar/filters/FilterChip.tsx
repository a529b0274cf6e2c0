import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useAnchor } from '../../useAnchor';
import type { FilterFormProps } from './FilterForm';
import { shownValue } from './shownValue';

const load = () => import('./FilterPopover').then((module) => ({ default: module.FilterPopover }));
const FilterPopover = lazy(load);

interface FilterChipProps extends Pick<FilterFormProps, 'filter' | 'filters' | 'onChange'> {
  /** Told the filter's field while its editor is open. */
  onOpened: (field: string | undefined) => void;
}

/** A filter as a chip that shows its value; it opens its editor below itself. */
export function FilterChip({ filter, filters, onChange, onOpened }: FilterChipProps) {
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
        onClick={(event) => {
          open(event);
          onOpened(filter.field);
        }}
      >
        {filter.label}
        {value && <strong>{value}</strong>}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterPopover
            filter={filter}
            filters={filters}
            onChange={onChange}
            anchor={anchor}
            onClose={() => {
              close();
              onOpened(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
