import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LayoutSkeleton } from '../layout/screen/LayoutSkeleton';
import { MainLayout } from '../layout/MainLayout';
import { TabStage } from '../layout/tabs/TabStage';
import { enter, hrefOf } from '../shell/session/enter';
import { tabKeyOf } from '../shell/tabs/tabKeyOf';

export const Route = createFileRoute('/_main')({
  beforeLoad: async ({ context, location, preload }) => {
    if (!preload) await context.console.shownTab.bring(tabKeyOf(location));
    const entrance = await enter(context.console, location.href);
    if (entrance.type === 'redirect') throw redirect({ href: hrefOf(entrance), replace: true });
    return { hasMenus: entrance.type === 'allow' };
  },
  pendingMs: 0,
  pendingComponent: LayoutSkeleton,
  component: Main,
});

function Main() {
  const hasMenus = Route.useRouteContext({ select: (context) => context.hasMenus });
  if (!hasMenus) {
    return (
      <Suspense fallback={null}>
        <NoMenus />
      </Suspense>
    );
  }
  return (
    <MainLayout>
      <TabStage />
    </MainLayout>
  );
}

const NoMenus = lazy(() => import('../layout/screen/NoMenus').then(({ NoMenus }) => ({ default: NoMenus })));
