import { lazy, Suspense } from 'react';

/** The icon of a menu entry. The icons come after the first paint: the menu can be read and used without them. */
export const LazyMenuIcon = ({ name }: { name: string | null }) => (
  <Suspense fallback={<svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" />}>
    <MenuIcon name={name} />
  </Suspense>
);

const MenuIcon = lazy(() => import('../../shell/menu/MenuIcon').then(({ MenuIcon }) => ({ default: MenuIcon })));
