import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../state/TableState';
import { PageAhead } from './PageAhead';
import type { TablePage, TableSource } from './TableSource';

/** How long a request may take before the table says that it is slow, in milliseconds (console section 2). */
export const slowAfterMs = 3000;

/** How long rows stay as they are before the table says that others are on their way: what comes and goes within a few frames costs more than it tells. */
const quickMs = 100;

/** How long a page has been shown before the one after it is asked for, in milliseconds. */
const restMs = 50;

/** What the table knows about its rows. Old rows stay while new ones load or fail. */
export interface TableRows<Row> {
  page: TablePage<Row> | undefined;
  phase: 'loading' | 'ready' | 'failed' | 'cancelled';
  /** Loading, and the answer did not come at once; while rows are shown, not soon either. */
  isWaiting: boolean;
  isSlow: boolean;
  error: unknown;
  reload: () => void;
  cancel: () => void;
  /** Asks for the page of a state that the table is about to have: at the click, before anything is drawn. True when the answer takes its time. */
  askAhead: (state: TableState) => boolean;
}

interface Known<Row> {
  /** What was asked; an answer to something else leaves the table loading. */
  question: unknown;
  page: TablePage<Row> | undefined;
  phase: 'loading' | 'ready' | 'failed' | 'cancelled';
  isSlow: boolean;
  error: unknown;
}

interface Question<Row> {
  source: TableSource<Row>;
  state: TableState;
  refreshKey?: unknown;
  onPageEmpty: (pageNo: number) => void;
}

/**
 * Loads the page of a state. A page that came back empty although earlier ones have rows (its last row was deleted)
 * steps back through `onPageEmpty`.
 */
export function useTableRows<Row>({ source, state, refreshKey, onPageEmpty }: Question<Row>): TableRows<Row> {
  const [round, setRound] = useState(0);
  const question = useMemo(() => ({ source, state, refreshKey, round }), [source, state, refreshKey, round]);
  const [known, setKnown] = useState<Known<Row>>({
    question: undefined,
    page: undefined,
    phase: 'loading',
    isSlow: false,
    error: undefined,
  });
  const running = useRef<AbortController>(undefined);
  const stepBack = useEffectEvent(onPageEmpty);
  const ahead = useMemo(() => new PageAhead(source), [source]);
  const before = useRef<TableState>(undefined);
  const hasRows = useRef(false);

  // Before the browser paints, so that rows in memory appear without a flash of loading.
  useLayoutEffect(() => {
    const asked = ahead.take(question.state);
    const controller = asked?.controller ?? new AbortController();
    running.current = controller;
    const following = nextPage(before.current, question.state);
    before.current = question.state;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));
    const stop = () => timers.forEach(clearTimeout);
    const tell = (change: Partial<Known<Row>>) => {
      if (!controller.signal.aborted)
        setKnown((known) => ({ ...known, question, phase: 'loading', isSlow: false, error: undefined, ...change }));
    };
    const take = (page: TablePage<Row>) => {
      stop();
      hasRows.current = true;
      tell({ page, phase: 'ready' });
      const last = Math.max(1, Math.ceil(page.totalRows / question.state.pageSize));
      if (controller.signal.aborted) return;
      if (!page.rows.length && question.state.pageNo > last) stepBack(last);
      if (following && following.pageNo > 0 && following.pageNo <= last) after(restMs, () => ahead.ask(following));
    };
    const fail = (error: unknown) => {
      stop();
      tell({ phase: 'failed', error });
    };
    try {
      const answer = asked?.answer ?? question.source(question.state, { signal: controller.signal });
      if ('then' in answer) {
        if (hasRows.current) after(quickMs, () => tell({}));
        else tell({});
        after(slowAfterMs, () => tell({ isSlow: true }));
        answer.then(take, fail);
      } else take(answer);
    } catch (error) {
      fail(error);
    }
    return () => {
      stop();
      controller.abort();
    };
  }, [question, ahead]);
  useLayoutEffect(() => () => ahead.drop(), [ahead]);

  const askAhead = useCallback((next: TableState) => ahead.ask(next), [ahead]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const cancel = useCallback(() => {
    running.current?.abort();
    setKnown((known) => ({ ...known, question, phase: 'cancelled', isSlow: false }));
  }, [question]);
  const isAnswered = known.question === question;
  return {
    page: known.page,
    phase: isAnswered ? known.phase : 'loading',
    isWaiting: isAnswered && known.phase === 'loading',
    isSlow: isAnswered && known.isSlow,
    error: isAnswered ? known.error : undefined,
    reload,
    cancel,
    askAhead,
  };
}

/** Whoever turns a page turns another one the same way: its state, when only the page changed by one. */
function nextPage(before: TableState | undefined, state: TableState): TableState | undefined {
  const step = before ? state.pageNo - before.pageNo : 0;
  return Math.abs(step) === 1 && JSON.stringify({ ...before, pageNo: state.pageNo }) === JSON.stringify(state)
    ? { ...state, pageNo: state.pageNo + step }
    : undefined;
}
