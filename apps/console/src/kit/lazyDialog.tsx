import { type ReactNode, Suspense } from 'react';
import { type LazyPart, lazyPart } from './lazyPart';

/** A dialog or drawer whose code travels when it is opened first; nothing is shown until then. */
export function lazyDialog<Props extends object>(load: () => Promise<(props: Props) => ReactNode>): LazyPart<Props> {
  const Part = lazyPart(load);
  const dialog = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(dialog, { preload: Part.preload });
}
