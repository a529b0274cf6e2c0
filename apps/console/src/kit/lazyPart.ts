import { lazy, type ReactNode } from 'react';
import { chunkOf, loadChunk } from './errors/failedChunk';

type Component<Props> = (props: Props) => ReactNode;

/** A component whose code travels when it is shown first, or before that when `preload` is called. */
export type LazyPart<Props> = Component<Props> & { preload: () => Promise<unknown> };

/** A part that a screen does not need at first: the fields of a form. Shown below a `Suspense`; fails by name when it does not arrive in 120 s. */
export function lazyPart<Props extends object>(load: () => Promise<Component<Props>>): LazyPart<Props> {
  const part = lazy(() => loadChunk(chunkOf(load), load).then((component) => ({ default: component })));
  return Object.assign(part as unknown as Component<Props>, { preload: load });
}
