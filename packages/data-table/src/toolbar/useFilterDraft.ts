import { type FormEvent, useState } from 'react';
import type { TableState } from '../state/TableState';
import type { FilterDraft } from './FilterDraft';
import { filterKeys, type TableFilter } from './TableFilter';

interface Drafting {
  filters: readonly TableFilter[];
  state: TableState['filters'];
  onChange: (changes: FilterDraft) => void;
  onClose: () => void;
}

/** What the editors of some filters hold until it is taken over or cleared. */
export function useFilterDraft({ filters, state, onChange, onClose }: Drafting) {
  const keys = filterKeys(undefined, filters);
  const [draft, setDraft] = useState<FilterDraft>(() => Object.fromEntries(keys.map((key) => [key, state[key]])));
  const finish = (changes: FilterDraft) => {
    onClose();
    onChange(changes);
  };
  return {
    draft,
    change: (changes: FilterDraft) => setDraft((before) => ({ ...before, ...changes })),
    apply: (event: FormEvent) => {
      event.preventDefault();
      finish(draft);
    },
    clear: () => finish(Object.fromEntries(keys.map((key) => [key, undefined]))),
    isEmpty: keys.every((key) => state[key] === undefined),
  };
}
