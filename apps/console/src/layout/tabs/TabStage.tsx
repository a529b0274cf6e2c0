import { Outlet, RouterContextProvider, useRouter } from '@tanstack/react-router';
import { Activity, memo, useCallback, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useSettings } from '../../shell/settings/useSettings';
import { createTabRouter } from '../../shell/tabs/createTabRouter';
import { tabKeyOf } from '../../shell/tabs/tabKeyOf';
import { TabContext } from '../../shell/tabs/TabContext';
import { useTabs } from '../../shell/tabs/useTabs';
import { useWorkspace } from '../../shell/tabs/WorkspaceContext';
import { useTabScroll } from './useTabScroll';
import { useOpenTab } from './useOpenTab';

/** Every open tab with its screen; those not shown stay alive, with what was typed and scrolled (architecture 6). */
export function TabStage() {
  const open = useOpenTab();
  const { tabs } = useWorkspace();
  const listed = useTabs();
  const { multiTab } = useSettings();
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (!visited.includes(open.key)) setVisited([...visited, open.key]);
  useLayoutEffect(() => {
    tabs.visit(open);
    if (!multiTab)
      tabs.remove(
        tabs.get().flatMap(({ key }) => (key === open.key ? [] : key)),
        { isGivenUp: false },
      );
  }, [tabs, open, multiTab]);
  useShown(open.key);
  useTabScroll(open.key, multiTab);
  const alive = visited.filter((key) => key === open.key || (multiTab && listed.some((tab) => tab.key === key)));
  return alive.map((key) => (
    <Activity key={key} mode={key === open.key ? 'visible' : 'hidden'}>
      <TabScreen tabKey={key} />
    </Activity>
  ));
}

/** The tab of the route is the one in sight, whatever was brought into sight on the way. */
function useShown(key: string): void {
  const router = useRouter();
  const { shownTab } = useConsole();
  // Right after React hid and showed its parts, before any of them measures itself.
  useInsertionEffect(() => shownTab.arrange(key), [shownTab, key]);
  useLayoutEffect(() => {
    shownTab.enter(key);
    return router.subscribe('onResolved', () => shownTab.enter(tabKeyOf(router.state.matches.at(-1) ?? router.state.location)));
  }, [shownTab, router, key]);
}

const TabScreen = memo(function TabScreen({ tabKey }: { tabKey: string }) {
  const router = useRouter();
  const { tabs } = useWorkspace();
  const { shownTab } = useConsole();
  const [own] = useState(() => createTabRouter(router, tabKey));
  const handle = useMemo(() => ({ key: tabKey, setTitle: (title: string) => tabs.change(tabKey, { title }) }), [tabKey, tabs]);
  const hold = useCallback(
    (element: HTMLElement | null) => {
      if (element) shownTab.hold(tabKey, element);
    },
    [shownTab, tabKey],
  );
  return (
    <TabContext value={handle}>
      <RouterContextProvider router={own}>
        <div ref={hold}>
          <Outlet />
        </div>
      </RouterContextProvider>
    </TabContext>
  );
});
