import type { Page } from '@playwright/test';

export interface Steps {
  presses: number;
  keys: number;
}

/** Counts what a person presses and types from now on, also across loads. */
export async function countSteps(page: Page): Promise<() => Promise<Steps>> {
  let presses = 0;
  let keys = 0;
  await page.exposeBinding('noteStep', (_, kind: 'press' | 'key') => (kind === 'press' ? presses++ : keys++));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteStep: (kind: 'press' | 'key') => void }).noteStep;
    document.addEventListener('pointerdown', () => note('press'), true);
    document.addEventListener('keydown', () => note('key'), true);
  });
  return () => Promise.resolve({ presses, keys });
}
