import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_main/test/')({
  beforeLoad: () => {
    throw redirect({ to: '/test/home', replace: true });
  },
});
