import { homePath } from '@backlot/auth-session';
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_main/')({
  beforeLoad: () => {
    throw redirect({ href: homePath, replace: true });
  },
});
