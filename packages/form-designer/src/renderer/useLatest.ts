import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for functions that live longer. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
