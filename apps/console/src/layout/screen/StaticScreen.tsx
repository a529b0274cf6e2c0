import { ConfirmProvider, LoadingState } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { screenOf } from '../../screens';
import css from './LayoutSkeleton.module.css';

/** A screen with an address of its own that no menu entry shows (spec section 2.2). */
export function StaticScreen({ component }: { component: string }) {
  const Screen = screenOf(component);
  if (!Screen) return null;
  return (
    <Suspense
      fallback={
        <div className={css.content}>
          <LoadingState shape="cards" count={4} />
        </div>
      }
    >
      <ConfirmProvider>
        <Screen />
      </ConfirmProvider>
    </Suspense>
  );
}
