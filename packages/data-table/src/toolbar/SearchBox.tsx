import Search from '@mui/icons-material/Search';
import { type ClipboardEvent, lazy, Suspense, useEffect, useId, useState } from 'react';
import type { TableSearch } from './filters/TableFilter';

const PasteNote = lazy(() => import('./PasteNote').then((module) => ({ default: module.PasteNote })));

const usualPauseMs = 300;

/** Searches while typing, after a short pause; takes a pasted list of ids or links where the search allows it. */
export function SearchBox({
  search,
  value,
  onSearch,
}: {
  search: TableSearch;
  value: string;
  onSearch: (value: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Entries of the list that was pasted last. */
  const [pasted, setPasted] = useState(0);
  const noteId = useId();
  const { pauseMs = usualPauseMs, maxLines = 0 } = search;
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed || undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch, pauseMs]);

  // A pasted list travels one entry a line; the field shows spaces.
  const isList = typed.includes('\n');
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\n\r\t,;]+/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (!maxLines || lines.length < 2) return;
    event.preventDefault();
    setPasted(lines.length);
    setTyped(lines.slice(0, maxLines).join('\n'));
  };
  return (
    <div className="BlTable-search">
      {/* An input of its own: what else fields can do would weigh on the first page. */}
      <label className="BlTable-searchField">
        <Search fontSize="small" />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          value={typed.replaceAll('\n', ' ')}
          onChange={(event) => {
            setPasted(0);
            setTyped(isList ? event.target.value.replaceAll(/\s/g, '\n') : event.target.value);
          }}
          onPaste={paste}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(typed || undefined)}
          {...(pasted > 0 && { 'aria-describedby': noteId })}
        />
      </label>
      {pasted > 0 && (
        <small id={noteId}>
          <Suspense>
            <PasteNote count={pasted} limit={maxLines} />
          </Suspense>
        </small>
      )}
    </div>
  );
}
