import useMediaQuery from '@mui/material/useMediaQuery';
import { useSession } from '@backlot/auth-session/react';
import { DictionaryProvider } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { PermissionsProvider } from '@backlot/permissions/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useConsole } from '../shared/console/ConsoleContext';
import { createDrafts } from '../shared/drafts/createDrafts';
import { useUser } from '../shared/session/useUser';
import { useSettings } from '../shared/settings/useSettings';
import { createTabs } from '../shared/tabs/createTabs';
import { WorkspaceContext } from '../shared/tabs/WorkspaceContext';
import { HeaderBar } from './header/HeaderBar';
import css from './MainLayout.module.css';
import { SideMenu } from './side/SideMenu';
import { strings } from './strings';
import { LiveNews } from './LiveNews';
import { SettingsSync } from './SettingsSync';
import { useWelcomeNotice } from './useWelcomeNotice';

/** Side menu, header and content; the sign-in dialog stands over it when the session has ended. */
export function MainLayout({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const { dictionary, settings } = useConsole();
  const { status } = useSession();
  const user = useUser();
  const isPhone = useMediaQuery('(max-width: 576px)', { noSsr: true });
  const isDesktop = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const { folded, multiTab } = useSettings();
  const isFolded = folded ?? !isDesktop;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [queries] = useState(createQueries);
  const [workspace] = useState(() => ({ tabs: createTabs(user.id), drafts: createDrafts(user.id) }));
  useWelcomeNotice();
  return (
    <QueryClientProvider client={queries}>
    <WorkspaceContext value={workspace}>
    <PermissionsProvider user={user}>
      <DictionaryProvider dictionary={dictionary}>
        <LiveNews />
        <SettingsSync />
          <a className={css.skip} href="#content" onClick={focusContent}>
            {t('skip')}
          </a>
          <div className={css.frame} data-folded={isFolded || undefined}>
            {!isPhone && (
              <aside className={css.side}>
                <SideMenu isFolded={isFolded} />
              </aside>
            )}
            <div className={css.body}>
              <HeaderBar
                isPhone={isPhone}
                isFolded={isFolded}
                onToggleMenu={() => (isPhone ? setMenuOpen(true) : settings.change({ folded: !isFolded }))}
              />
              {multiTab && (
                <Suspense fallback={<div className={css.tabs} />}>
                  <TabBar />
                </Suspense>
              )}
              <main id="content" tabIndex={-1} className={css.main}>
                {children}
              </main>
            </div>
          </div>
          {isPhone && isMenuOpen && (
            <Suspense fallback={null}>
              <PhoneMenu onClose={() => setMenuOpen(false)} />
            </Suspense>
          )}
          {status === 'expired' && (
            <Suspense fallback={null}>
              <SignInAgain />
            </Suspense>
          )}
      </DictionaryProvider>
    </PermissionsProvider>
    </WorkspaceContext>
    </QueryClientProvider>
  );
}

/** Lives as long as the person is signed in, so that nothing of one person is ever shown to the next. */
const createQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } } });

const TabBar = lazy(() => import('./tabs/TabBar').then(({ TabBar }) => ({ default: TabBar })));

const PhoneMenu = lazy(() => import('./side/PhoneMenu').then(({ PhoneMenu }) => ({ default: PhoneMenu })));

const SignInAgain = lazy(() => import('../features/signInAgain').then(({ SignInAgain }) => ({ default: SignInAgain })));

/** A hash would become part of the address that others paste. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
