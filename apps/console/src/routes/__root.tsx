import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NavigationProgress } from '../layout/NavigationProgress';
import type { Console } from '../shared/console/createConsole';

/** What routes reach without React. */
export interface RouterContext {
  console: Console;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}
