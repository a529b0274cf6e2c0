import type { KeyboardEvent } from 'react';

/** Moves the focus among the entries of a week: up and down within a day, left and right to the next day that has any, Page Up and Page Down to another week. */
export function moveInWeek(event: KeyboardEvent<HTMLElement>, go: (weeks: number) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'PageUp' || event.key === 'PageDown') {
    event.preventDefault();
    go(event.key === 'PageUp' ? -1 : 1);
    return;
  }
  const [step, isSideways] = ways[event.key] ?? [0, false];
  if (step === 0) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')]
    .map((day) => [...day.querySelectorAll<HTMLElement>('a')])
    .filter((entries) => entries.length > 0);
  const at = days.findIndex((entries) => entries.some((entry) => entry === document.activeElement));
  const entries = days[at] ?? [];
  const place = entries.findIndex((entry) => entry === document.activeElement);
  const next = isSideways ? days[at + step]?.[0] : entries[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const ways: Record<string, readonly [step: number, isSideways: boolean]> = {
  ArrowUp: [-1, false],
  ArrowDown: [1, false],
  ArrowLeft: [-1, true],
  ArrowRight: [1, true],
};
