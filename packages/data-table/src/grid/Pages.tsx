import { useStrings } from '@backlot/i18n/react';
import { strings } from '../strings';
import { pagesOf } from './pagesOf';

interface PagesProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/**
 * The pages of a table. Plain buttons with static classes, a third of what MUI's cost every table. At either end the way
 * on stays in the order of the keyboard: who pressed it last keeps the focus.
 */
export function Pages({ page, count, onPage }: PagesProps) {
  const t = useStrings(strings);
  return (
    <ul className="BlTable-pages">
      <li>
        <Turn name={t('previous')} path="M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z" isEnd={page <= 1} onTurn={() => onPage(page - 1)} />
      </li>
      {pagesOf(page, count).map((place) => (
        <li key={place}>
          {typeof place === 'number' ? (
            <button
              type="button"
              className="BlTable-page"
              aria-label={t('page', { page: place })}
              aria-current={place === page ? 'page' : undefined}
              onClick={() => onPage(place)}
            >
              {place}
            </button>
          ) : (
            <span className="BlTable-page">…</span>
          )}
        </li>
      ))}
      <li>
        <Turn
          name={t('next')}
          path="M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z"
          isEnd={page >= count}
          onTurn={() => onPage(page + 1)}
        />
      </li>
    </ul>
  );
}

function Turn({ name, path, isEnd, onTurn }: { name: string; path: string; isEnd: boolean; onTurn: () => void }) {
  return (
    <button type="button" className="BlTable-page" aria-label={name} {...(isEnd ? { 'aria-disabled': true } : { onClick: onTurn })}>
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden>
        <path d={path} />
      </svg>
    </button>
  );
}
