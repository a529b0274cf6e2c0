import { lazy, Suspense } from 'react';

/** The demo outbox, fetched when it is first needed. */
export const LazyOutbox = ({ refresh }: { refresh: number }) => (
  <Suspense fallback={null}>
    <DemoOutbox refresh={refresh} />
  </Suspense>
);

const DemoOutbox = lazy(() => import('./DemoOutbox').then(({ DemoOutbox }) => ({ default: DemoOutbox })));
