import InputAdornment from '@mui/material/InputAdornment';
import Search from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useStrings } from '@backlot/i18n/react';
import { type ClipboardEvent, useEffect, useId, useState } from 'react';
import { strings } from '../strings';
import type { TableSearch } from './TableFilter';

const usualPauseMs = 300;

/** Searches while typing, after a short pause; takes a pasted list of ids or links where the search allows it. */
export function SearchBox({ search, value, onSearch }: { search: TableSearch; value: string; onSearch: (value: string | undefined) => void }) {
  const t = useStrings(strings);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [note, setNote] = useState('');
  const noteId = useId();
  const { pauseMs = usualPauseMs } = search;
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
    const lines = event.clipboardData.getData('text').split(/[\n\r\t,;]+/).map((line) => line.trim()).filter(Boolean);
    if (!search.maxLines || lines.length < 2) return;
    event.preventDefault();
    setNote(lines.length > search.maxLines ? t('tooMany', { limit: search.maxLines }) : t('pasted', { count: lines.length }));
    setTyped(lines.slice(0, search.maxLines).join('\n'));
  };
  return (
    <div className="BlTable-search">
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        placeholder={search.label}
        value={typed.replaceAll('\n', ' ')}
        onChange={(event) => {
          setNote('');
          setTyped(isList ? event.target.value.replaceAll(/\s/g, '\n') : event.target.value);
        }}
        onPaste={paste}
        onKeyDown={(event) => event.key === 'Enter' && onSearch(typed || undefined)}
        slotProps={{ input: { 'aria-label': search.label, ...(note && { 'aria-describedby': noteId }) } }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
      />
      {note && <small id={noteId}>{note}</small>}
    </div>
  );
}
