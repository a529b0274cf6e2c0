import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { UserLayout } from '../layout/user/UserLayout';
import { enter, hrefOf } from '../shell/session/enter';

export const Route = createFileRoute('/user')({
  beforeLoad: async ({ context, location }) => {
    if (/^\/user\/?$/.test(location.pathname)) throw redirect({ to: '/user/login', replace: true });
    const entrance = await enter(context.console, location.href);
    if (entrance.type === 'redirect') throw redirect({ href: hrefOf(entrance), replace: true });
  },
  component: User,
});

function User() {
  return (
    <UserLayout>
      <Outlet />
    </UserLayout>
  );
}
