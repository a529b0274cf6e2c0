import '@backlot/ui-kit/fonts.css';
import { createSession, memoryTokenStore } from '@backlot/auth-session';
import { SessionProvider } from '@backlot/auth-session/react';
import { createDictionary } from '@backlot/dictionary';
import { DictionaryProvider } from '@backlot/dictionary/react';
import { isLocale, type Locale, localeTag } from '@backlot/i18n';
import { LocaleProvider } from '@backlot/i18n/react';
import { PermissionsProvider } from '@backlot/permissions/react';
import { BacklotThemeProvider, ConfirmProvider, NoticeProvider } from '@backlot/ui-kit';
import { type ReactNode, useState } from 'react';
import { Link, type LoaderFunctionArgs, Links, Outlet, Scripts, ScrollRestoration, useLoaderData, useRouteLoaderData } from 'react-router';
import { person, token } from './person.server';
import { tree } from './tree.server';

const day = 86_400_000;

/** What a page of this person needs everywhere, in the language that the address asks for. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('lang');
  const locale: Locale = isLocale(asked) ? asked : 'en';
  return { locale, person, token, until: Date.now() + day, tree };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={localeTag[data?.locale ?? 'en']}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>A stranger's app</title>
        <link rel="icon" href="data:," />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const data = useLoaderData<typeof loader>();
  const [session] = useState(() =>
    createSession({
      store: memoryTokenStore({ token: data.token, expiresAt: data.until }),
      loadUser: () => Promise.resolve(data.person),
    }),
  );
  const [dictionary] = useState(() => createDictionary({ tree: data.tree, fetchTree: () => Promise.resolve(data.tree) }));
  return (
    <LocaleProvider locale={data.locale}>
      <BacklotThemeProvider mode="system">
        <SessionProvider session={session}>
          <PermissionsProvider user={data.person}>
            <DictionaryProvider dictionary={dictionary}>
              <NoticeProvider>
                <ConfirmProvider>
                  <nav>
                    {['', 'designer', 'rows', 'names', 'paper'].map((page) => (
                      <Link key={page} to={`/${page}?lang=${data.locale}`}>
                        {page || 'form'}
                      </Link>
                    ))}
                  </nav>
                  <main>
                    <Outlet />
                  </main>
                </ConfirmProvider>
              </NoticeProvider>
            </DictionaryProvider>
          </PermissionsProvider>
        </SessionProvider>
      </BacklotThemeProvider>
    </LocaleProvider>
  );
}
