import type { ReactNode } from 'react';
import { lazyDialog } from '../lazyDialog';
import type { RowPanel as Panel } from './RowPanel';

/** The panel of a row, whose code travels when one is opened first. */
export const LazyRowPanel = lazyDialog(
  async () => (await import('./RowPanel')).RowPanel as (props: object) => ReactNode,
) as unknown as typeof Panel;
