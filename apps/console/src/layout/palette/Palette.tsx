import Search from '@mui/icons-material/Search';
import Dialog from '@mui/material/Dialog';
import type { FoundRecord } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { NoticePlace, visuallyHidden } from '@backlot/ui-kit';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findEntries } from './findEntries';
import type { Overlay } from '../useShortcuts';
import css from './Palette.module.css';
import type { PaletteEntry } from './PaletteEntry';
import { RecordPanel } from './RecordPanel';
import { paletteStrings } from './strings';
import { usePaletteEntries } from './usePaletteEntries';
import { useRecordEntries } from './useRecordEntries';

const mostShown = 50;

/** Ctrl-K: any page or action by its name in three languages, pinyin initials or address, and records by name or number (console section 1.4). */
export function Palette({ onClose, onOpen }: { onClose: () => void; onOpen: (overlay: Overlay) => void }) {
  const t = useStrings(paletteStrings);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [record, setRecord] = useState<FoundRecord>();
  const { entries, isSearching, problem } = useRecordEntries(typed, setRecord);
  const found = [...findEntries(usePaletteEntries(onOpen), typed).slice(0, mostShown), ...entries];
  const chosen = found[Math.min(at, found.length - 1)];
  const run = (entry: PaletteEntry, isPage = false) => {
    if (entry.kind !== 'record' || isPage) onClose();
    (isPage ? (entry.openPage ?? entry.run) : entry.run)();
  };
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen, event.shiftKey || event.ctrlKey || event.metaKey);
    }
  };
  if (record) return <RecordPanel record={record} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { className: css.paper ?? '' } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {t('title')}
      </Box>
      <div className={css.field}>
        <Search aria-hidden />
        <input
          // The palette is opened to type at once.
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          placeholder={t('placeholder')}
          aria-label={t('title')}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={chosen && `${id}-${found.indexOf(chosen)}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
      </div>
      <Box role="status" sx={visuallyHidden}>
        {isSearching ? t('searching') : t('count', { count: found.length })}
      </Box>
      <ul ref={list} id={id} role="listbox" aria-label={t('results')} className={css.list}>
        {found.map((entry, place) => (
          <li
            key={entry.key}
            id={`${id}-${place}`}
            role="option"
            aria-selected={entry === chosen}
            onPointerMove={() => setAt(place)}
            onClick={(event) => run(entry, event.shiftKey || event.ctrlKey || event.metaKey)}
          >
            {entry.icon}
            <span className={css.label}>{entry.label}</span>
            <span className={css.place}>{entry.place}</span>
          </li>
        ))}
      </ul>
      {isSearching && <p className={css.note}>{t('searching')}</p>}
      {problem && <p className={css.note}>{t('notSearched', { problem })}</p>}
      {found.length === 0 && !isSearching && !problem && <p className={css.nothing}>{t('nothing', { typed })}</p>}
      <p className={css.keys}>{t('keys')}</p>
      <NoticePlace isOpen keepsNews />
    </Dialog>
  );
}
