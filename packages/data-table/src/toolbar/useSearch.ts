import { useCallback } from 'react';
import { valuesOf } from '../state/urlState';
import type { ToolbarProps } from './ToolbarProps';

/** What the search field is given; undefined for lists without one. */
export function useSearch({ search, filtered, onFilter }: Pick<ToolbarProps, 'search' | 'filtered' | 'onFilter'>) {
  const field = search?.field;
  const onSearch = useCallback((value: string | undefined) => field && onFilter({ [field]: value }), [field, onFilter]);
  return search && { search, value: valuesOf(filtered[search.field])[0] ?? '', onSearch };
}
