import type { ReactNode } from 'react';
import { lazyDialog } from '../lazyDialog';
import type { LazyPart } from '../lazyPart';
import type { EditDialog as Dialog } from './EditDialog';

/** The form of a list, whose code travels when it is opened first. */
export const LazyEditDialog = lazyDialog(
  async () => (await import('./EditDialog')).EditDialog as (props: object) => ReactNode,
) as unknown as typeof Dialog & Pick<LazyPart<object>, 'preload'>;
