import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TableState } from '../state/TableState';
import type { TablePage, TableSource } from './TableSource';

/** How long a request may take before the table says that it is slow, in milliseconds (console section 2). */
export const slowAfterMs = 3000;

/** What the table knows about its rows. Old rows stay while new ones load or fail. */
export interface TableRows<Row> {
  page: TablePage<Row> | undefined;
  phase: 'loading' | 'ready' | 'failed' | 'cancelled';
  isSlow: boolean;
  error: unknown;
  reload: () => void;
  cancel: () => void;
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
  const [known, setKnown] = useState<Known<Row>>({ question: undefined, page: undefined, phase: 'loading', isSlow: false, error: undefined });
  const running = useRef<AbortController>(undefined);
  const stepBack = useEffectEvent(onPageEmpty);

  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    const tell = (change: Partial<Known<Row>>) => {
      if (!controller.signal.aborted) setKnown((before) => ({ ...before, question, phase: 'loading', isSlow: false, error: undefined, ...change }));
    };
    const slow = setTimeout(() => tell({ isSlow: true }), slowAfterMs);
    const load = async () => {
      try {
        const page = await question.source(question.state, { signal: controller.signal });
        const last = Math.max(1, Math.ceil(page.totalRows / question.state.pageSize));
        tell({ page, phase: 'ready' });
        if (!controller.signal.aborted && !page.rows.length && question.state.pageNo > last) stepBack(last);
      } catch (error) {
        tell({ phase: 'failed', error });
      }
      clearTimeout(slow);
    };
    void load();
    return () => {
      clearTimeout(slow);
      controller.abort();
    };
  }, [question]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const cancel = useCallback(() => {
    running.current?.abort();
    setKnown((before) => ({ ...before, question, phase: 'cancelled', isSlow: false }));
  }, [question]);
  const isAnswered = known.question === question;
  return { page: known.page, phase: isAnswered ? known.phase : 'loading', isSlow: isAnswered && known.isSlow, error: isAnswered ? known.error : undefined, reload, cancel };
}
