import type { BrowserContext, Page } from '@playwright/test';

/** So much of a screen may move while it arrives, as browsers count it. */
const mostMoved = 0.05;

interface Moved {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Notes on every page what moves by itself. */
export const noteShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    Object.assign(window, { moved });
    const nameOf = (node: Node | null) => {
      const place = node instanceof Element ? node : node?.parentElement;
      return place ? `${place.tagName.toLowerCase()}.${place.className} “${place.textContent?.slice(0, 30)}”` : '';
    };
    new PerformanceObserver((list) => {
      // What is told for a moment comes and goes by itself, on phones with the end of the page.
      const isNotice = (node: Node | null) =>
        (node instanceof Element ? node : node?.parentElement)?.closest('[role=region], :has(> [role=region])') != null;
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Moved[])
        if (!hadRecentInput && !sources.every(({ node }) => isNotice(node)))
          moved.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved too far since this was asked last; nothing where all is well. */
export const tooMuchMoved = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const { moved } = window as unknown as { moved: { value: number; what: string }[] };
    const all = moved.splice(0);
    const sum = all.reduce((before, { value }) => before + value, 0);
    const largest = all.toSorted((one, other) => other.value - one.value)[0];
    return sum > most ? [`moved by ${sum.toFixed(3)}, most of all ${largest?.what}`] : [];
  }, mostMoved);
