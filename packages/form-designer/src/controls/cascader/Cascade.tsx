import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Locale, translator } from '@backlot/i18n';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Choice } from '../choicesOf';
import { controlStrings } from '../strings';
import { leafPaths } from './leafPaths';

interface CascadeProps {
  readonly label: string;
  readonly locale: Locale;
  readonly choices: readonly Choice[];
  readonly path: readonly string[];
  readonly hasSearch: boolean;
  onChoose(path: readonly Choice[]): void;
}

/** Levels of choices beside each other; with a search the whole paths below each other. */
export function Cascade({ label, locale, choices, path, hasSearch, onChoose }: CascadeProps) {
  const t = translator(controlStrings, locale);
  const [search, setSearch] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly Choice[]>(() => openPath(choices, path));
  const levels = [choices, ...open.map(({ children }) => children)].filter((level) => level.length > 0);
  const found = search.trim() === '' ? undefined : leafPaths(choices, search);
  useEffect(() => {
    if (!hasSearch) box.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
  }, [hasSearch]);
  const choose = (choice: Choice, level: number) => {
    const next = [...open.slice(0, level), choice];
    if (choice.children.length === 0) onChoose(next);
    else setOpen(next);
  };
  const focusAt = (level: number, index: number) =>
    box.current?.querySelectorAll('[role=listbox]')[level]?.querySelectorAll<HTMLElement>('[role=option]')[index]?.focus();
  const onKeyDown = (event: KeyboardEvent, { choice, level, index }: { choice: Choice; level: number; index: number }) => {
    const list = levels[level] ?? [];
    const keys: Record<string, () => void> = {
      ArrowDown: () => focusAt(level, Math.min(index + 1, list.length - 1)),
      ArrowUp: () => focusAt(level, Math.max(index - 1, 0)),
      Home: () => focusAt(level, 0),
      End: () => focusAt(level, list.length - 1),
      ArrowLeft: () => level > 0 && focusAt(level - 1, Math.max(0, (levels[level - 1] ?? []).indexOf(open[level - 1] as Choice))),
      ArrowRight: () => {
        if (choice.children.length === 0) return;
        setOpen([...open.slice(0, level), choice]);
        requestAnimationFrame(() => focusAt(level + 1, 0));
      },
      Enter: () => choose(choice, level),
      ' ': () => choose(choice, level),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <div className="BlForm-cascade" ref={box}>
      {hasSearch && (
        <OutlinedInput
          size="small"
          autoFocus
          fullWidth
          value={search}
          placeholder={t('search')}
          onChange={(event) => setSearch(event.target.value)}
          inputProps={{ 'aria-label': t('search') }}
        />
      )}
      {choices.length === 0 || found?.length === 0 ? <p className="BlForm-empty">{t('noChoices')}</p> : null}
      {found ? (
        <ul className="BlForm-found">
          {found.map((leaf) => (
            <li key={leaf.map(({ value }) => value).join('/')}>
              <button type="button" onClick={() => onChoose(leaf)}>
                {leaf.map((choice) => choice.label).join(' / ')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="BlForm-levels">
          {levels.map((list, level) => (
            <ul key={level} role="listbox" aria-label={level === 0 ? label : (open[level - 1]?.label ?? label)}>
              {list.map((choice, index) => (
                <li
                  key={choice.value}
                  role="option"
                  aria-selected={open[level] === choice}
                  tabIndex={open[level] === choice || (!open[level] && index === 0) ? 0 : -1}
                  onClick={() => choose(choice, level)}
                  onKeyDown={(event) => onKeyDown(event, { choice, level, index })}
                >
                  {choice.label}
                  {choice.children.length > 0 && <ChevronRightIcon fontSize="small" />}
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </div>
  );
}

function openPath(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  const choice = choices.find(({ value }) => value === path[0]);
  return choice ? [choice, ...openPath(choice.children, path.slice(1))] : [];
}
