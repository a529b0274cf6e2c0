import { useEffect, useState } from 'react';
import type { RenderHost } from '../renderHost';
import { isSafeUrl } from './isSafeUrl';

/** The address under which a stored file can be drawn: its own, or the one the host makes of it; nothing until it is there. */
export function useShownUrl(url: string, { showFile }: Pick<RenderHost, 'showFile'>): string | undefined {
  const [made, setMade] = useState<{ readonly of: string; readonly url: string }>();
  const isOpen = !showFile || /^(?:data|blob):/.test(url);
  useEffect(() => {
    if (isOpen || !showFile || !isSafeUrl(url)) return undefined;
    let isGone = false;
    showFile(url).then(
      (shown) => isGone || setMade({ of: url, url: shown }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [url, isOpen, showFile]);
  const shown = isOpen ? url : made?.of === url ? made.url : undefined;
  return isSafeUrl(shown) ? shown : undefined;
}
