import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NavigationProgress } from '../layout/screen/NavigationProgress';
import type { Console } from '../shell/console/createConsole';

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
