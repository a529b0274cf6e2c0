import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...given: never[]) => unknown>;

/** Handlers that stay the same from drawing to drawing and do what the latest drawing says: for children that need not be drawn again. */
export function useLatest<Given extends { [Name in keyof Given]: (...given: never[]) => unknown }>(handlers: Given): Given {
  const latest = useRef<Handlers>(handlers as unknown as Handlers);
  useLayoutEffect(() => {
    latest.current = handlers as unknown as Handlers;
  });
  const [stable] = useState(() =>
    Object.fromEntries(Object.keys(handlers).map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)])),
  );
  return stable as unknown as Given;
}
