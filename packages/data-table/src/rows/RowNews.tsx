import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TableState } from '../state/TableState';
import { countNews } from './countNews';
import { newsStrings } from './newsStrings';
import type { TablePage, TableSource } from './TableSource';

/** Tells when rows may have changed elsewhere; answers how to stop. */
export type TableNews = (onNews: () => void) => () => void;

interface RowNewsProps<Row> {
  news: TableNews;
  source: TableSource<Row>;
  state: TableState;
  page: TablePage<Row>;
  /** The page is the answer to the state. */
  isReady: boolean;
  getRowId: (row: Row) => string;
  /** How long the table waits after news, and between two looks, in milliseconds. */
  restMs?: { first: number; between: number };
  onShow: () => void;
}

const usualRest = { first: 500, between: 5000 };

/**
 * Says how many rows changed elsewhere, and shows them when asked to: the rows on screen stay as they are. After news the page
 * is read once more, quietly, and compared; whoever does not look at the browser reads nothing.
 */
export function RowNews<Row>({ news, source, state, page, isReady, getRowId, restMs = usualRest, onShow }: RowNewsProps<Row>) {
  const t = useStrings(newsStrings);
  const [found, setFound] = useState<{ page: TablePage<Row>; count: number }>();
  const running = useRef<AbortController>(undefined);
  const look = useEffectEvent(async (again: () => void) => {
    if (!isReady) return again();
    const { signal } = (running.current = new AbortController());
    try {
      const now = await source(state, { signal, isQuiet: true });
      if (!signal.aborted) setFound({ page, count: countNews(page.rows, now.rows, getRowId) });
    } catch {
      // Whether there is something new is looked up after the next news; what the table shows is not in question.
    }
    // Another page came meanwhile, perhaps read before what is told of.
    if (signal.aborted) again();
  });
  const { first, between } = restMs;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    let isOver = false;
    let lookedAt = -Infinity;
    const begin = () => {
      if (isOver || document.visibilityState === 'hidden') return;
      isDue = false;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          lookedAt = performance.now();
          void look(hear);
        },
        Math.max(first, lookedAt + between - performance.now()),
      );
    };
    const hear = () => {
      isDue = true;
      begin();
    };
    const seen = () => isDue && begin();
    const stop = news(hear);
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [news, first, between]);
  useEffect(() => () => running.current?.abort(), [page]);

  const count = found?.page === page ? found.count : 0;
  return (
    <div role="status" className="BlTable-news">
      {count > 0 && (
        <div>
          <span>{t('changed', { count })}</span>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              // The button leaves; whoever pressed it with a key goes on in the rows.
              currentTarget.closest<HTMLElement>('.BlTable-body')?.focus({ preventScroll: true });
              onShow();
            }}
          >
            {t('show')}
          </Button>
        </div>
      )}
    </div>
  );
}
