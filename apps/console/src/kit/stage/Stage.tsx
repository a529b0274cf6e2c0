import { dictionaryApi, downloadApi, type DownloadRow, pictureApi, settingApi } from '@backlot/contract';
import { memoryTokenStore } from '@backlot/auth-session';
import { DictionaryProvider } from '@backlot/dictionary/react';
import { PermissionsProvider } from '@backlot/permissions/react';
import { ConfirmProvider, NoticeProvider } from '@backlot/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type FunctionComponent, useEffect, useState } from 'react';
import { ConsoleContext } from '../../shell/console/ConsoleContext';
import { createConsole } from '../../shell/console/createConsole';
import { parsePlainSearch, stringifyPlainSearch } from '../../shell/tabs/plainSearch';
import { type Answer, answer } from './answer';
import { stageDictionaries } from './dictionaries.fixture';
import { fakeFetch } from './fakeFetch';

interface StageProps {
  screen: FunctionComponent;
  answers: readonly Answer[];
  /** `sysPos.add`, …; everything when absent. */
  grants?: readonly string[];
  /** Address of the screen with its query. */
  path?: string;
}

/** A screen with everything it may rely on, over a fake server: for stories and tests. */
export function Stage({ screen, answers, grants, path = '/' }: StageProps) {
  const [{ console, router, queries, user }] = useState(() => prepare({ screen, answers, path, ...(grants && { grants }) }));
  useEffect(() => void console.dictionary.load(), [console]);
  return (
    <ConsoleContext value={console}>
      <NoticeProvider>
        <QueryClientProvider client={queries}>
          <PermissionsProvider user={user}>
            <DictionaryProvider dictionary={console.dictionary}>
              <ConfirmProvider>
                <RouterProvider router={router as never} />
              </ConfirmProvider>
            </DictionaryProvider>
          </PermissionsProvider>
        </QueryClientProvider>
      </NoticeProvider>
    </ConsoleContext>
  );
}

function prepare({ screen: Screen, answers, grants, path }: Required<Omit<StageProps, 'grants'>> & { grants?: readonly string[] }) {
  const token = { token: 'stage', expiresAt: Date.now() + 3_600_000, userId: '1' };
  const console = createConsole({
    fetch: fakeFetch([...ordinary, ...answers]),
    store: memoryTokenStore(token),
    reload: () => undefined,
    openAnew: () => undefined,
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Screen /> }),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // A memory history has no hash to restore; scrolling would move the story.
    scrollRestoration: false,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const user = {
    adminType: grants ? '2' : '1',
    permissions: [],
    roles: [
      {
        permissions: (grants ?? []).map((grant) => ({ permissionId: grant.split('.')[0] ?? '', actionList: [grant.split('.')[1] ?? ''] })),
      },
    ],
  };
  return { console, router, queries, user };
}

const ordinary: readonly Answer[] = [
  answer(settingApi.all, () => ({})),
  answer(settingApi.save, () => null),
  answer(settingApi.views, () => []),
  answer(pictureApi.of, () => []),
  answer(dictionaryApi.tree, () => [...stageDictionaries]),
  // Whatever is exported on a stage is ready at once.
  answer(downloadApi.page, () => ({ pageNo: 1, pageSize: 20, totalPage: 1, totalRows: 2, rows: ['1', '5'].map(readyExport) })),
];

const readyExport = (id: string): DownloadRow => ({
  id,
  fileName: 'Export.csv',
  createTime: '2026-11-23 02:00:00',
  taskStatus: 2,
  progress: 100,
  rowCount: 12,
  fileSize: 640,
  expireTime: '2026-11-30 02:00:00',
  failReason: null,
});
