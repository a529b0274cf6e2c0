import { DictionaryProvider } from '@backlot/dictionary/react';
import { PermissionsProvider } from '@backlot/permissions/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useConsole } from '../shell/console/ConsoleContext';
import { createDrafts } from '../shell/drafts/createDrafts';
import { useUser } from '../shell/session/useUser';
import { createTabs } from '../shell/tabs/createTabs';
import { WorkspaceContext } from '../shell/tabs/WorkspaceContext';
import { Frame } from './Frame';
import { SettingsSync } from './settings/SettingsSync';

/** What every screen of a signed-in person may rely on, and the frame around them. */
export function MainLayout({ children }: { children: ReactNode }) {
  const { dictionary } = useConsole();
  const user = useUser();
  const [queries] = useState(createQueries);
  const [workspace] = useState(() => ({ tabs: createTabs(user.id, undefined, user.viewAs?.until), drafts: createDrafts(user.id) }));
  return (
    <QueryClientProvider client={queries}>
      <WorkspaceContext value={workspace}>
        <PermissionsProvider user={user}>
          <DictionaryProvider dictionary={dictionary}>
            <Suspense fallback={null}>
              <LiveNews />
            </Suspense>
            <SettingsSync />
            <Frame>{children}</Frame>
          </DictionaryProvider>
        </PermissionsProvider>
      </WorkspaceContext>
    </QueryClientProvider>
  );
}

/** What changes is heard of after what stands is shown. */
const LiveNews = lazy(() => import('./LiveNews').then((part) => ({ default: part.LiveNews })));

/** Lives as long as the person is signed in, so that nothing of one person is ever shown to the next. */
const createQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } } });
