import type { TooltipProps } from '@mui/material/Tooltip';
import { cloneElement, lazy, Suspense } from 'react';

const Tooltip = lazy(() => import('@mui/material/Tooltip'));

/** What cannot be used now, described by its reason; the code of tooltips travels when there is one to give. */
export function Reasoned({ title, placement, children, ...other }: Pick<TooltipProps, 'title' | 'placement' | 'children'>) {
  return (
    <Suspense fallback={cloneElement(children, other)}>
      <Tooltip title={title} describeChild {...(placement && { placement })} {...other}>
        {children}
      </Tooltip>
    </Suspense>
  );
}
