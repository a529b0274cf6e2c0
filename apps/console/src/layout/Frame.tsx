import useMediaQuery from '@mui/material/useMediaQuery';
import { useSession } from '@backlot/auth-session/react';
import { useStrings } from '@backlot/i18n/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { phones } from '@backlot/ui-kit';
import { useConsole } from '../shell/console/ConsoleContext';
import { useSettings } from '../shell/settings/useSettings';
import { HeaderBar } from './header/HeaderBar';
import css from './MainLayout.module.css';
import { MenuCountsContext, type ShownCounts } from './menuCounts/MenuCountsContext';
import { ShellPart } from './screen/ShellPart';
import { SideMenu } from './side/SideMenu';
import { strings } from './strings';
import { useHeaderAway } from './useHeaderAway';
import { useShortcuts } from './useShortcuts';

/** Menu, header, tabs, content and footer as the person set them; the sign-in dialog stands over it when the session has ended. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useStrings(strings);
  const { settings } = useConsole();
  const { status, user } = useSession();
  const isPhone = useMediaQuery(phones, { noSsr: true });
  const isDesktop = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const { folded, layout, multiTab, fixedHeader, fixedSide, autoHideHeader, contentWidth } = useSettings();
  const isFolded = folded ?? !isDesktop;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const [counts, setCounts] = useState<ShownCounts>({});
  const toggleMenu = () => (isPhone ? setMenuOpen(true) : settings.change({ folded: !isFolded }));
  const { overlay, open, close } = useShortcuts({ onFold: toggleMenu });
  const isAway = useHeaderAway(fixedHeader && autoHideHeader);
  useEffect(() => setSettled(true), []);
  return (
    <MenuCountsContext value={counts}>
      <a className={css.skip} href="#content" onClick={focusContent}>
        {t('skip')}
      </a>
      <div className={css.frame} data-layout={layout} data-width={contentWidth} data-folded={isFolded || undefined}>
        {!isPhone && layout !== 'top' && (
          <aside className={css.side} data-loose={!fixedSide || undefined}>
            <SideMenu isFolded={isFolded} isGroup={layout === 'mix'} />
          </aside>
        )}
        <div className={css.body}>
          <div className={css.top} data-loose={!fixedHeader || undefined} data-away={isAway || undefined}>
            <HeaderBar isPhone={isPhone} isFolded={isFolded} layout={layout} onToggleMenu={toggleMenu} onSearch={() => open('palette')} />
            {user?.viewAs && (
              <Suspense fallback={null}>
                <ViewBanner view={user.viewAs} />
              </Suspense>
            )}
            {multiTab && (
              <ShellPart onLost={nothing}>
                <Suspense fallback={<div className={css.tabs} />}>
                  <TabBar />
                </Suspense>
              </ShellPart>
            )}
          </div>
          <main id="content" tabIndex={-1} className={css.main}>
            {children}
          </main>
          <footer className={css.footer}>{t('footer')}</footer>
        </div>
      </div>
      {isPhone && isMenuOpen && (
        <ShellPart onLost={() => setMenuOpen(false)}>
          <PhoneMenu onClose={() => setMenuOpen(false)} />
        </ShellPart>
      )}
      {overlay && (
        <ShellPart key={overlay} onLost={close}>
          {overlay === 'palette' && <Palette onClose={close} onOpen={open} />}
          {overlay === 'shortcuts' && <ShortcutList onClose={close} />}
          {overlay === 'signOut' && <SignOutDialog onCancel={close} />}
        </ShellPart>
      )}
      <ShellPart onLost={nothing}>
        {isSettled && <Settled onCounts={setCounts} />}
        {SettingsHandle && <SettingsHandle />}
      </ShellPart>
      {status === 'expired' && (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      )}
    </MenuCountsContext>
  );
}

const nothing = () => undefined;

const TabBar = lazy(() => import('./tabs/TabBar').then(({ TabBar }) => ({ default: TabBar })));

const ViewBanner = lazy(() => import('./view/ViewBanner').then(({ ViewBanner }) => ({ default: ViewBanner })));

const PhoneMenu = lazy(() => import('./side/PhoneMenu').then(({ PhoneMenu }) => ({ default: PhoneMenu })));

const Palette = lazy(() => import('./palette/Palette').then(({ Palette }) => ({ default: Palette })));

const ShortcutList = lazy(() => import('./palette/ShortcutList').then(({ ShortcutList }) => ({ default: ShortcutList })));

const SignOutDialog = lazy(() => import('./header/SignOutDialog').then(({ SignOutDialog }) => ({ default: SignOutDialog })));

const Settled = lazy(() => import('./watch/Settled').then(({ Settled }) => ({ default: Settled })));

/** While developing only (spec section 2.1); people set the same things in their account. */
const SettingsHandle = import.meta.env.DEV
  ? lazy(() => import('./settings/SettingsHandle').then(({ SettingsHandle }) => ({ default: SettingsHandle })))
  : undefined;

const SignInAgain = lazy(() => import('../domains/account/signInAgain').then(({ SignInAgain }) => ({ default: SignInAgain })));

/** A hash would become part of the address that others paste. */
function focusContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
