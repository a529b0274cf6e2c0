import Close from '@mui/icons-material/Close';
import { useStrings } from '@backlot/i18n/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Tab } from '../../shared/tabs/Tab';
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
  onOpen: () => void;
  onClose: () => void;
  onRename: () => void;
  onMove: (by: -1 | 1) => void;
  onMenu: (at: { anchor?: HTMLElement; position?: { left: number; top: number } }) => void;
  onDrag: (key: string | undefined) => void;
  onDragOver: () => void;
}

/** One tab: a link that can be dragged, renamed and closed; a dot says that something typed is not saved. */
export function TabEntry({ tab, label, isOpen, isDirty, isDragged, keysId, onOpen, onClose, onRename, onMove, onMenu, onDrag, onDragOver }: TabEntryProps) {
  const t = useStrings(tabStrings);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const act = keyAction(event, { onClose, onRename, onMove });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li
      className={css.tab}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!isDragged) onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
      onContextMenu={(event) => {
        event.preventDefault();
        const isByMouse = event.button === 2 && event.clientX > 0;
        onMenu(isByMouse ? { position: { left: event.clientX, top: event.clientY } } : { anchor: event.currentTarget });
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
          onClose();
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(tab.key);
        }}
        onDragEnd={() => onDrag(undefined)}
      >
        {isDirty && <span className={css.dot} role="img" aria-label={t('unsaved')} />}
        <span className={css.label}>{label}</span>
      </a>
      <button type="button" className={css.close} aria-label={t('close', { name: label })} onClick={onClose}>
        <Close fontSize="inherit" />
      </button>
    </li>
  );
}

function keyAction({ key, ctrlKey, shiftKey }: KeyboardEvent, { onClose, onRename, onMove }: Pick<TabEntryProps, 'onClose' | 'onRename' | 'onMove'>): (() => void) | undefined {
  if (key === 'Delete') return onClose;
  if (key === 'F2') return onRename;
  if (ctrlKey && shiftKey && key === 'ArrowLeft') return () => onMove(-1);
  if (ctrlKey && shiftKey && key === 'ArrowRight') return () => onMove(1);
  return undefined;
}
