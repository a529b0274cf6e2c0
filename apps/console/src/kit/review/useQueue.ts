import type { Endpoint } from '@backlot/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';

/** What a reviewer works through: the states are 1 pending, 2 approved, 3 rejected (domain/model 2.2). */
export type ReviewState = 1 | 2 | 3;

interface QueueRules {
  endpoint: Endpoint;
  /** Key of the query that filters by state: `approvalStatus`, `reviewStatus`. */
  stateField: string;
  /** Key of another query field that the address may narrow the queue by: `linkStatus`. */
  narrowField?: string | undefined;
}

/** Rows are read in pages of so many, as far as a reviewer looks. */
const pageSize = 50;
/** The next page is read when so few rows are left before its end. */
const readsAhead = 5;

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
  const searchValue = (params.get('searchValue') ?? '').trim();
  const [chosen, setChosen] = useState<string>();
  const [at, setAt] = useState(0);
  const [pages, setPages] = useState(1);
  // A decided row is hidden until the server has answered since, one whose decision is held until it is sent; it may come back in a new round.
  const [gone, setGone] = useState<{ id: string; since: number }[]>([]);
  const [decided, setDecided] = useState(0);

  const input = {
    pageSize,
    sortField: 'createTime',
    sortOrder: state === 1 ? 'ascend' : 'descend',
    [stateField]: [String(state)],
    ...(narrowField !== undefined && narrowed !== null && { [narrowField]: [narrowed] }),
    ...(isOverdue && { due: 'overdue' }),
    ...(personId !== null && { personId }),
    ...(searchValue && { searchValue }),
  };
  const found = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({
      ...client.query(endpoint, { pageNo: page + 1, ...input }),
      staleTime: 0,
      // New submissions arrive while a reviewer looks at an empty queue.
      refetchInterval: 20_000,
      placeholderData: (before: unknown) => before,
    })),
  });
  const [first] = found;
  const readAt = Math.min(...found.map(({ dataUpdatedAt }) => dataUpdatedAt));
  const read = found.flatMap(({ data }) => (data as { rows: Row[] } | undefined)?.rows ?? []);
  const all = [...new Map(read.map((row) => [row.id, row])).values()];
  const rows = all.filter((row) => state !== 1 || !gone.some(({ id, since }) => id === row.id && readAt <= since));
  const left = ((first?.data as { totalRows: number } | undefined)?.totalRows ?? 0) - (all.length - rows.length);
  const place = rows.findIndex(({ id }) => id === chosen);
  const index = place >= 0 ? place : Math.min(at, Math.max(0, rows.length - 1));

  const go = (next: number) => {
    const bounded = Math.max(0, Math.min(next, rows.length - 1));
    setAt(bounded);
    setChosen(rows[bounded]?.id);
    if (bounded + readsAhead >= rows.length && rows.length < left) setPages(pages + 1);
  };
  /** A row is decided: it leaves at once, the next one takes its place. */
  const take = (id: string) => {
    setGone((before) => [...before.filter((one) => one.id !== id), { id, since: Infinity }]);
    setDecided((before) => before + 1);
    setAt(index);
    setChosen(rows[index + 1]?.id);
  };
  /** The server knows of the decision: what it answers from now on counts. */
  const settle = (id: string) => {
    setGone((before) => before.map((one) => (one.id === id ? { id, since: Date.now() } : one)));
    void queries.invalidateQueries();
  };
  /** The decision was taken back, or refused: the row is in hand again. */
  const giveBack = (id: string) => {
    setGone((before) => before.filter((one) => one.id !== id));
    setDecided((before) => before - 1);
    setChosen(id);
  };
  /** Puts a key into the address or takes it away, and begins with the first row. */
  const put = (key: string, value: string | null) => {
    if (value === null) params.delete(key);
    else params.set(key, value);
    setChosen(undefined);
    setAt(0);
    setPages(1);
    void navigate({ href: `${pathname}${params.size ? `?${params}` : ''}`, replace: true });
  };
  const show = (next: ReviewState) => put('state', next === 1 ? null : String(next));
  /** Shows the whole queue again. */
  const widen = () => narrowField !== undefined && put(narrowField, null);
  const showOverdue = (isWanted: boolean) => put('due', isWanted ? 'overdue' : null);
  const showPerson = (id: string | null) => put('personId', id);
  const search = (next: string) => put('searchValue', next || null);
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
    searchValue,
    error: first?.error ?? null,
    isPending: first?.isPending ?? true,
    refetch: () => found.forEach((page) => void page.refetch()),
    go,
    take,
    settle,
    giveBack,
    show,
    widen,
    showOverdue,
    showPerson,
    search,
  };
}
