import { ConfirmProvider } from '@backlot/ui-kit';
import { Suspense } from 'react';
import { screenOf } from '../../screens';
import { ScreenFallback } from './ScreenFallback';

/** A screen with an address of its own that no menu entry shows (spec section 2.2). */
export function StaticScreen({ component }: { component: string }) {
  const Screen = screenOf(component);
  if (!Screen) return null;
  return (
    <Suspense fallback={<ScreenFallback />}>
      <ConfirmProvider>
        <Screen />
      </ConfirmProvider>
    </Suspense>
  );
}
