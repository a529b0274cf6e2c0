import { homePath } from '@backlot/auth-session';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { MenuScreen } from '../../layout/screen/MenuScreen';
import { resolveMenuPath } from '../../shell/menu/resolveMenuPath';

/** Every path that is no static route is looked up in the menu tree; an unknown one goes to /welcome (spec section 2.2). */
export const Route = createFileRoute('/_main/$')({
  beforeLoad: async ({ context: { console, hasMenus }, location: { pathname }, preload }) => {
    // Pointing at a link fetches its code; only following it may switch the application.
    if (!hasMenus || preload) return;
    const { apps } = console;
    const other = resolveMenuPath(apps.get().tree, pathname).kind === 'unknown' ? apps.appOfPath(pathname) : undefined;
    if (other) await apps.switchTo(other.code);
    const target = resolveMenuPath(apps.get().tree, pathname);
    if (target.kind === 'unknown') throw redirect({ href: homePath, replace: true });
    if (target.kind === 'redirect') throw redirect({ href: target.to, replace: true });
  },
  component: MenuRoute,
});

function MenuRoute() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return <MenuScreen pathname={pathname} />;
}
