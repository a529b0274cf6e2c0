import { useEffect, useEffectEvent } from 'react';

/** Single keys that act while nobody types and no dialog is open. */
export function useReviewKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isTyping =
      target.matches('input, textarea, select, [contenteditable]') ||
      target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
