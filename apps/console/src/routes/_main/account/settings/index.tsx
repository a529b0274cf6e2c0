import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_main/account/settings/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/settings/base', replace: true });
  },
});
