import Close from '@mui/icons-material/Close';
import { useStrings } from '@backlot/i18n/react';
import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import type { Tab } from '../../shell/tabs/Tab';
import { tabStrings } from './strings';
import css from './TabBar.module.css';

interface TabEntryProps {
  tab: Tab;
  label: string;
  isOpen: boolean;
  isDirty: boolean;
  isDragged: boolean;
  /** Id of the sentence about the keys. */
  keysId: string;
  /** The same from drawing to drawing, so that a switch draws two tabs again and not twenty. */
  on: TabHandlers;
}

/** What can be done with a tab. */
export interface TabHandlers {
  open: (tab: Tab) => void;
  close: (tab: Tab) => void;
  rename: (tab: Tab) => void;
  move: (tab: Tab, by: -1 | 1) => void;
  menu: (tab: Tab, at: { anchor?: HTMLElement; position?: { left: number; top: number } }) => void;
  drag: (key: string | undefined) => void;
  dragOver: (tab: Tab) => void;
}

/** One tab: a link that can be dragged, renamed and closed; a dot says that something typed is not saved. */
export const TabEntry = memo(function TabEntry({ tab, label, isOpen, isDirty, isDragged, keysId, on }: TabEntryProps) {
  const t = useStrings(tabStrings);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const act = keyAction(event, tab, on);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    on.open(tab);
  };
  return (
    <li
      className={css.tab}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!isDragged) on.dragOver(tab);
      }}
      onDrop={(event) => event.preventDefault()}
      onContextMenu={(event) => {
        event.preventDefault();
        const isByMouse = event.button === 2 && event.clientX > 0;
        on.menu(tab, isByMouse ? { position: { left: event.clientX, top: event.clientY } } : { anchor: event.currentTarget });
      }}
    >
      <a
        href={tab.href}
        className={css.link}
        draggable
        aria-current={isOpen ? 'page' : undefined}
        aria-describedby={keysId}
        title={label}
        onClick={follow}
        onKeyDown={press}
        onAuxClick={(event) => {
          if (event.button !== 1) return;
          event.preventDefault();
          on.close(tab);
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          on.drag(tab.key);
        }}
        onDragEnd={() => on.drag(undefined)}
      >
        {isDirty && <span className={css.dot} role="img" aria-label={t('unsaved')} />}
        <span className={css.label}>{label}</span>
      </a>
      <button type="button" className={css.close} aria-label={t('close', { name: label })} onClick={() => on.close(tab)}>
        <Close fontSize="inherit" />
      </button>
    </li>
  );
});

function keyAction({ key, ctrlKey, shiftKey }: KeyboardEvent, tab: Tab, on: TabHandlers): (() => void) | undefined {
  if (key === 'Delete') return () => on.close(tab);
  if (key === 'F2') return () => on.rename(tab);
  if (ctrlKey && shiftKey && key === 'ArrowLeft') return () => on.move(tab, -1);
  if (ctrlKey && shiftKey && key === 'ArrowRight') return () => on.move(tab, 1);
  return undefined;
}
