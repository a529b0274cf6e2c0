import { useEffect, useEffectEvent } from 'react';

/** Runs what a single key stands for, unless somebody types, a dialog is open, or a modifier is held. */
export function useReviewKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      isTyping(event.target) ||
      document.querySelector('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')
    )
      return;
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
