import { Outlet, RouterContextProvider, useRouter } from '@tanstack/react-router';
import { Activity, memo, useLayoutEffect, useMemo, useState } from 'react';
import { useSettings } from '../../shared/settings/useSettings';
import { createTabRouter } from '../../shared/tabs/createTabRouter';
import { TabContext } from '../../shared/tabs/TabContext';
import { useTabs } from '../../shared/tabs/useTabs';
import { useWorkspace } from '../../shared/tabs/WorkspaceContext';
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
    if (!multiTab) tabs.remove(tabs.get().flatMap(({ key }) => (key === open.key ? [] : key)));
  }, [tabs, open, multiTab]);
  useTabScroll(open.key, multiTab);
  const alive = visited.filter((key) => key === open.key || (multiTab && listed.some((tab) => tab.key === key)));
  return alive.map((key) => (
    <Activity key={key} mode={key === open.key ? 'visible' : 'hidden'}>
      <TabScreen tabKey={key} />
    </Activity>
  ));
}

const TabScreen = memo(function TabScreen({ tabKey }: { tabKey: string }) {
  const router = useRouter();
  const { tabs } = useWorkspace();
  const [own] = useState(() => createTabRouter(router, tabKey));
  const handle = useMemo(() => ({ key: tabKey, setTitle: (title: string) => tabs.change(tabKey, { title }) }), [tabKey, tabs]);
  return (
    <TabContext value={handle}>
      <RouterContextProvider router={own}>
        <Outlet />
      </RouterContextProvider>
    </TabContext>
  );
});
