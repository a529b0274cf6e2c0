import { type FunctionComponent, type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazyPart';

/** A card that a later domain hands to the record of an earlier one; nothing stands in its place until its code is there. */
export function lazyCard<Props extends object>(load: () => Promise<(props: Props) => ReactNode>): FunctionComponent<Props> {
  const Card = lazyPart(load);
  return function LazyCard(props: Props) {
    return (
      <Suspense fallback={null}>
        <Card {...props} />
      </Suspense>
    );
  };
}
