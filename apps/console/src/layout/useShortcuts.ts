import { useEffect, useEffectEvent, useState } from 'react';

/** What a shortcut or the palette lays over the page. */
export type Overlay = 'palette' | 'shortcuts' | 'signOut';

/** Ctrl-K opens the palette, ? the list of shortcuts, [ folds the menu; the last two not while typing. */
export function useShortcuts({ onFold }: { onFold: () => void }) {
  const [overlay, setOverlay] = useState<Overlay>();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.isComposing || altKey) return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
      event.preventDefault();
      setOverlay('palette');
    }
    if (ctrlKey || metaKey || isTyping(event.target)) return;
    if (key === '?') setOverlay('shortcuts');
    if (key === '[') onFold();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { overlay, open: setOverlay, close: () => setOverlay(undefined) };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
