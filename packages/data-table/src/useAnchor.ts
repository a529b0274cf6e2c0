import { type SyntheticEvent, useCallback, useState } from 'react';

/** Where something opens that is loaded with its first opening: its place while it is open, and whether it ever was. */
export function useAnchor() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const open = useCallback(({ currentTarget }: SyntheticEvent) => {
    setOpened(true);
    setAnchor(currentTarget);
  }, []);
  const close = useCallback(() => setAnchor(null), []);
  return { anchor, wasOpened, open, close };
}
