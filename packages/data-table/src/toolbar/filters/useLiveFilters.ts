import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TableState } from '../../state/TableState';
import type { FilterDraft } from './FilterDraft';
import { filterKeys, type TableFilter } from './TableFilter';

/** How long typing rests before the rows follow, in milliseconds. */
const restMs = 300;

/** Takes over what filters hold; `isReplace` asks for no new history entry. */
export type ChangeFilters = (changes: FilterDraft, options?: { isReplace?: boolean }) => void;

interface Filtering {
  filters: readonly TableFilter[];
  state: TableState['filters'];
  onChange: ChangeFilters;
}

/** What the editors of some filters hold. The rows follow at once, after a rest while somebody types; closing takes over the rest. */
export function useLiveFilters({ filters, state, onChange }: Filtering) {
  const keys = filterKeys(undefined, filters);
  const [draft, setDraft] = useState<FilterDraft>(() => Object.fromEntries(keys.map((key) => [key, state[key]])));
  const waiting = useRef<FilterDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasChanged = useRef(false);
  const flush = () => {
    clearTimeout(timer.current);
    const changes = waiting.current;
    waiting.current = undefined;
    if (!changes) return;
    onChange(changes, { isReplace: hasChanged.current });
    hasChanged.current = true;
  };
  const change = (changes: FilterDraft, isTyped: boolean) => {
    setDraft((before) => ({ ...before, ...changes }));
    waiting.current = { ...waiting.current, ...changes };
    clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(flush, restMs);
    else flush();
  };
  const leave = useEffectEvent(flush);
  useEffect(() => () => leave(), []);
  return {
    draft,
    change,
    clear: () => change(Object.fromEntries(keys.map((key) => [key, undefined])), false),
    isEmpty: keys.every((key) => state[key] === undefined),
  };
}
