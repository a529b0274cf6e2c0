import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { ConfirmProvider } from '@backlot/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { Tab } from '../../shell/tabs/Tab';
import { useTabs } from '../../shell/tabs/useTabs';
import { RenameTab } from './RenameTab';
import { tabStrings } from './strings';
import css from './TabBar.module.css';
import { TabEntry, type TabHandlers } from './TabEntry';
import { TabMenu, type TabMenuPlace } from './TabMenu';
import { useShownTab } from '../../shell/tabs/useShownTab';
import { useDirtyTabs } from './useDirtyTabs';
import { useOpenTab } from './useOpenTab';
import { useTabActions } from './useTabActions';
import { useTabLabels } from './useTabLabels';
import { useLatest } from '../../kit/useLatest';
import { showWithin } from '../showWithin';

/** The open tabs below the header; each is an address (spec section 2.5). */
export const TabBar = () => (
  <ConfirmProvider>
    <Bar />
  </ConfirmProvider>
);

function Bar() {
  const t = useStrings(tabStrings);
  const tabs = useTabs();
  const open = useOpenTab();
  const labelOf = useTabLabels();
  const dirty = useDirtyTabs();
  const actions = useTabActions();
  const keysId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<TabMenuPlace>();
  const [renamed, setRenamed] = useState<Tab>();
  const [dragged, setDragged] = useState<string>();
  const inSight = useShownTab() ?? open.key;
  const current = tabs.find(({ key }) => key === inSight);
  useEffect(() => {
    // The whole of it, with its way to close.
    showWithin(list.current, '[data-open]');
  }, [open.key, tabs.length]);
  const on = useLatest<TabHandlers>({
    open: (tab) => void actions.open(tab),
    close: (tab) => void actions.close(tab.key, 'one'),
    rename: setRenamed,
    move: (tab, by) => actions.move(tab.key, tabs.indexOf(tab) + by),
    menu: (tab, at) => setMenu({ ...at, tab }),
    drag: setDragged,
    dragOver: (tab) => dragged && actions.move(dragged, tabs.indexOf(tab)),
  });
  return (
    <nav className={css.bar} aria-label={t('tabs')}>
      <ul ref={list} className={css.list}>
        {tabs.map((tab) => (
          <TabEntry
            key={tab.key}
            tab={tab}
            label={labelOf(tab)}
            isOpen={tab.key === inSight}
            isDirty={dirty.includes(tab.key)}
            isDragged={tab.key === dragged}
            keysId={keysId}
            on={on}
          />
        ))}
      </ul>
      <span id={keysId} hidden>
        {t('keys')}
      </span>
      <span className={css.spoken} role="status">
        {actions.spoken}
      </span>
      <IconButton
        size="small"
        aria-label={t('more')}
        title={t('more')}
        aria-haspopup="menu"
        disabled={!current}
        onClick={({ currentTarget }) => current && setMenu({ anchor: currentTarget, tab: current })}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      <TabMenu
        place={menu}
        onClose={() => setMenu(undefined)}
        onRename={setRenamed}
        onCloseTabs={(tab, closed) => void actions.close(tab.key, closed)}
        onMove={(tab, by) => actions.move(tab.key, tabs.indexOf(tab) + by)}
      />
      {renamed && <RenameTab tab={renamed} label={labelOf({ ...renamed, name: null })} onClose={() => setRenamed(undefined)} />}
    </nav>
  );
}
