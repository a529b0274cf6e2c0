import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Checkbox from '@mui/material/Checkbox';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Locale, translator } from '@backlot/i18n';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Choice, pathToChoice } from '../choicesOf';
import { controlStrings } from '../strings';
import { moveInTree } from './moveInTree';
import { visibleBranches } from './visibleBranches';

interface TreeProps {
  readonly label: string;
  readonly locale: Locale;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly isMultiple: boolean;
  readonly hasSearch: boolean;
  onChoose(choice: Choice): void;
}

/** A tree by the keys of the ARIA pattern: arrows, Home, End, Enter. */
export function Tree({ label, locale, choices, chosen, isMultiple, hasSearch, onChoose }: TreeProps) {
  const t = translator(controlStrings, locale);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(chosen.flatMap((one) => pathToChoice(choices, one)?.slice(0, -1) ?? []).map(({ value }) => value)),
  );
  const branches = visibleBranches({ choices, opened, search });
  const [active, setActive] = useState(chosen[0] ?? branches[0]?.choice.value);
  const list = useRef<HTMLUListElement>(null);
  const at = Math.max(
    0,
    branches.findIndex(({ choice }) => choice.value === active),
  );
  useEffect(() => {
    if (!hasSearch) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [hasSearch]);
  const toggle = (value: string) =>
    setOpened((before) => new Set(before.has(value) ? [...before].filter((one) => one !== value) : [...before, value]));
  const onKeyDown = (event: KeyboardEvent) => {
    const branch = branches[at];
    if (!branch) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(branch.choice);
    }
    const move = moveInTree({ key: event.key, branches, at });
    if (!move) return;
    event.preventDefault();
    if (move.toggle !== undefined) return toggle(move.toggle);
    setActive(branches[move.to]?.choice.value);
    list.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.to]?.focus();
  };
  return (
    <div className="BlForm-tree">
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
      {branches.length === 0 && <p className="BlForm-empty">{t('noChoices')}</p>}
      <ul role="tree" aria-label={label} aria-multiselectable={isMultiple || undefined} ref={list} onKeyDown={onKeyDown}>
        {branches.map(({ choice, level, isOpen, position, size }, index) => (
          <li
            key={choice.value}
            role="treeitem"
            aria-level={level}
            aria-posinset={position}
            aria-setsize={size}
            aria-expanded={choice.children.length > 0 ? isOpen : undefined}
            aria-selected={chosen.includes(choice.value)}
            tabIndex={index === at ? 0 : -1}
            style={{ paddingInlineStart: (level - 1) * 20 }}
            onFocus={() => setActive(choice.value)}
            onClick={() => onChoose(choice)}
          >
            <span
              className="BlForm-expander"
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                toggle(choice.value);
              }}
            >
              {choice.children.length > 0 && (isOpen ? <ExpandMoreIcon fontSize="small" /> : <ChevronRightIcon fontSize="small" />)}
            </span>
            {isMultiple && (
              <Checkbox
                size="small"
                disableRipple
                checked={chosen.includes(choice.value)}
                tabIndex={-1}
                slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
              />
            )}
            {choice.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
