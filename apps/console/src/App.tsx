import { SessionProvider } from '@backlot/auth-session/react';
import { LocaleProvider, useLocaleState } from '@backlot/i18n/react';
import { BacklotThemeProvider, NoticeProvider } from '@backlot/ui-kit';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PolicyNotices } from './layout/PolicyNotices';
import type { ConsoleRouter } from './router';
import { ConsoleContext } from './shell/console/ConsoleContext';
import type { Console } from './shell/console/createConsole';
import { useSettings } from './shell/settings/useSettings';

/** The whole page: what every screen may rely on, then the router. */
export function App({ console, router }: { console: Console; router: ConsoleRouter }) {
  const locale = useLocaleState(console.localeState);
  return (
    <ConsoleContext value={console}>
      <SessionProvider session={console.session}>
        <LocaleProvider locale={locale}>
          <Look>
            <RouterProvider router={router} />
          </Look>
        </LocaleProvider>
      </SessionProvider>
    </ConsoleContext>
  );
}

function Look({ children }: { children: ReactNode }) {
  const { mode, primary, colorWeak } = useSettings();
  useEffect(() => {
    document.documentElement.style.colorScheme = mode === 'system' ? 'light dark' : mode;
  }, [mode]);
  return (
    <BacklotThemeProvider mode={mode} primary={primary} colorWeak={colorWeak} {...(nonce && { nonce })}>
      <NoticeProvider>
        <PolicyNotices />
        {children}
      </NoticeProvider>
    </BacklotThemeProvider>
  );
}

/** Set by the server per answer, so that styles need no `unsafe-inline`. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
