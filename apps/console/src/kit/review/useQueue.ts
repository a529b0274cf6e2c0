import type { Endpoint } from '@backlot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useSettled } from '../pick/useSettled';

/** What a reviewer works through: the states are 1 pending, 2 approved, 3 rejected (domain/model 2.2). */
export type ReviewState = 1 | 2 | 3;

interface QueueRules {
  endpoint: Endpoint;
  /** Key of the query that filters by state: `approvalStatus`, `reviewStatus`. */
  stateField: string;
  /** Key of another query field that the address may narrow the queue by: `linkStatus`. */
  narrowField?: string | undefined;
}

const loaded = 50;

/** Rows of one state, oldest first while they wait, with the one in hand; state and search stand in the address. */
export function useQueue<Row extends { id: string }>({ endpoint, stateField, narrowField }: QueueRules) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const params = new URLSearchParams(searchStr);
  const asked = Number(params.get('state') ?? 1);
  const state: ReviewState = asked === 2 || asked === 3 ? asked : 1;
  const narrowed = narrowField === undefined ? null : params.get(narrowField);
  // Only what still waits can be late.
  const isOverdue = state === 1 && params.get('due') === 'overdue';
  const personId = params.get('personId');
  const [text, setText] = useState(params.get('searchValue') ?? '');
  const searchValue = useSettled(text.trim());
  const [chosen, setChosen] = useState<string>();
  const [at, setAt] = useState(0);
  // A decided row is hidden until the server has answered since; it may come back in a new round.
  const [gone, setGone] = useState<{ id: string; since: number }[]>([]);
  const [decided, setDecided] = useState(0);

  const input = {
    pageNo: 1,
    pageSize: loaded,
    sortField: 'createTime',
    sortOrder: state === 1 ? 'ascend' : 'descend',
    [stateField]: [String(state)],
    ...(narrowField !== undefined && narrowed !== null && { [narrowField]: [narrowed] }),
    ...(isOverdue && { due: 'overdue' }),
    ...(personId !== null && { personId }),
    ...(searchValue && { searchValue }),
  };
  const found = useQuery({
    ...client.query(endpoint, input),
    staleTime: 0,
    // New submissions arrive while a reviewer looks at an empty queue.
    refetchInterval: 20_000,
    placeholderData: (before) => before,
  });
  const page = found.data as { rows: Row[]; totalRows: number } | undefined;
  const rows = (page?.rows ?? []).filter(
    (row) => state !== 1 || !gone.some(({ id, since }) => id === row.id && found.dataUpdatedAt <= since),
  );
  const left = (page?.totalRows ?? 0) - ((page?.rows.length ?? 0) - rows.length);
  const place = rows.findIndex(({ id }) => id === chosen);
  const index = place >= 0 ? place : Math.min(at, Math.max(0, rows.length - 1));

  const go = (next: number) => {
    const bounded = Math.max(0, Math.min(next, rows.length - 1));
    setAt(bounded);
    setChosen(rows[bounded]?.id);
  };
  /** A row was decided: it leaves at once, the next one takes its place. */
  const settle = (id: string) => {
    setGone((before) => [...before, { id, since: found.dataUpdatedAt }]);
    setDecided((before) => before + 1);
    setAt(index);
    setChosen(rows[index + 1]?.id);
    void queries.invalidateQueries();
  };
  /** Puts a key into the address or takes it away, and begins with the first row. */
  const put = (key: string, value: string | null) => {
    if (value === null) params.delete(key);
    else params.set(key, value);
    setChosen(undefined);
    setAt(0);
    void navigate({ href: `${pathname}${params.size ? `?${params}` : ''}`, replace: true });
  };
  const show = (next: ReviewState) => put('state', next === 1 ? null : String(next));
  /** Shows the whole queue again. */
  const widen = () => narrowField !== undefined && put(narrowField, null);
  const showOverdue = (isWanted: boolean) => put('due', isWanted ? 'overdue' : null);
  const showPerson = (id: string | null) => put('personId', id);
  const search = (next: string) => {
    setText(next);
    setChosen(undefined);
    setAt(0);
  };
  return {
    rows,
    row: rows[index],
    index,
    left,
    decided,
    state,
    narrowed,
    isOverdue,
    personId,
    isNarrowed: isOverdue || personId !== null || narrowed !== null || searchValue !== '',
    text,
    error: found.error,
    isPending: found.isPending,
    refetch: () => void found.refetch(),
    go,
    settle,
    show,
    widen,
    showOverdue,
    showPerson,
    search,
  };
}
