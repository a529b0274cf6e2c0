import type { Page } from '@playwright/test';
import { expect, journey, speak } from './journey';
import { noteErrors, screensOf, walk } from './menuRoutes';
import { noteShifts, tooMuchMoved } from './shifts';

journey.describe.configure({ mode: 'parallel' });

const widths = [1440, 1024, 768] as const;
const phone = { width: 360, height: 740 } as const;
/** Of the height of a phone: where the first card begins at the latest. */
const headShare = 0.45;

for (const locale of ['zh-CN', 'en', 'vn'] as const) {
  journey(
    `no screen jumps while it arrives, no list cuts what must be read at ${widths.join(', ')} px, and phones begin with a card, in ${locale}`,
    async ({ page, context }) => {
      journey.setTimeout(300_000);
      const found = noteErrors(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await speak(context, locale);
      await noteShifts(context);
      let lists = 0;
      await walk(page, await screensOf(page, ['superAdmin']), async ({ route }) => {
        found.push(...(await tooMuchMoved(page)).map((text) => `${route}: ${text}`));
        if ((await page.getByRole('grid').count()) === 0) return;
        lists += 1;
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          found.push(...(await settled(() => cutTexts(page))).map((text) => `${route} at ${width} px: ${text}`));
        }
        await page.setViewportSize(phone);
        const late = await settled(async () => {
          const top = await page.locator('.BlTable-card').first().boundingBox();
          const share = (top?.y ?? phone.height) / phone.height;
          return share > headShare ? [`${route}: the first card begins at ${Math.round(share * 100)} %`] : [];
        });
        found.push(...late);
        await page.setViewportSize({ width: widths[0], height: 900 });
        // What the window's own width moved is not of the next screen.
        await tooMuchMoved(page);
      });
      expect(found).toEqual([]);
      expect(lists).toBeGreaterThan(15);
    },
  );
}

/** What is still wrong after the columns had time to take their width. */
async function settled(look: () => Promise<string[]>): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(async () => (last = await look()), { timeout: 10_000, intervals: [20, 50, 100, 200, 400] })
    .toEqual([])
    .catch(() => undefined);
  return last;
}

/** Headers and cells whose text is wider than its place; of those that may be cut, such without a title that tells the rest. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPlace = (box: Element) => box.clientWidth > 1 && getComputedStyle(box).overflowX !== 'visible' && !box.querySelector('input');
    const lack = (cell: Element) =>
      Math.max(...[cell, ...cell.querySelectorAll('*')].filter(isPlace).map((box) => box.scrollWidth - box.clientWidth), 0);
    const headers = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeaderTitle')].filter((title) => lack(title) > 1);
    const cells = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row .MuiDataGrid-cell[data-field]')]
      .filter((cell) => lack(cell) > 1)
      .filter((cell) => !cell.classList.contains('BlTable-free') || !cell.title || cell.clientWidth < 140);
    return [...headers, ...cells].map((one) => `${one.closest<HTMLElement>('[data-field]')?.dataset['field']} “${one.innerText}”`);
  });
