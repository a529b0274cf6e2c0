import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Of the height of a phone: where the first card of a list begins at the latest. */
const headShare = 0.45;

/** The widths of a list as a table. */
const widths = [768, 1024, 1440] as const;

/** Whether a list of the console's stands on the page. */
export const hasList = async (page: Page): Promise<boolean> => (await page.locator('.BlTable-body').count()) > 0;

/** What is wrong with the cards of a page that stands on a phone; nothing where there are none. */
export const cardFindings = (page: Page): Promise<string[]> => settled(() => lateCard(page, page.viewportSize()?.height ?? 740));

/** What is wrong with the list of a page as a table, from narrow to wide; the page ends on a desk. */
export async function tableFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const look = async () => [...(await cutTexts(page)), ...(await (width === widths[2] ? beyondEdge(page) : narrowFindings(page)))];
    found.push(...(await settled(look)).map((text) => `at ${width} px: ${text}`));
  }
  return found;
}

async function lateCard(page: Page, height: number): Promise<string[]> {
  const cards = page.locator('.BlTable-card');
  if ((await cards.count()) === 0) return [];
  const top = await cards.first().boundingBox();
  const share = (top?.y ?? height) / height;
  return share > headShare ? [`the first card begins at ${Math.round(share * 100)} %`] : [];
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

/** Columns that stand there by themselves and of which less than half is in view, behind the actions or beyond the table. */
const beyondEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headers = [...document.querySelectorAll<HTMLElement>('.BlTable-body .MuiDataGrid-columnHeader')];
    const actions = headers.find(({ dataset }) => dataset['field'] === '__actions');
    const table = document.querySelector('.BlTable-body .MuiDataGrid-virtualScroller');
    const edge = (actions ?? table)?.getBoundingClientRect()[actions ? 'left' : 'right'] ?? Infinity;
    return headers
      .filter((header) => header !== actions && header.getBoundingClientRect().left + header.clientWidth / 2 > edge)
      .map(({ dataset }) => `${dataset['field']} is out of view`);
  });

/** A menu as wide as a column of one is. */
const menuWidth = 56;

/** On a narrow screen: columns that lie under the actions or beyond the table, actions that take the room of cut names, and names cut early. */
const narrowFindings = (page: Page): Promise<string[]> =>
  page.evaluate((menu) => {
    const headers = [...document.querySelectorAll<HTMLElement>('.BlTable-body .MuiDataGrid-columnHeader')];
    const actions = headers.find(({ dataset }) => dataset['field'] === '__actions');
    const table = document.querySelector<HTMLElement>('.BlTable-body .MuiDataGrid-virtualScroller');
    if (!table) return [];
    const edge = actions?.getBoundingClientRect().left ?? table.getBoundingClientRect().right;
    const covered = headers
      .filter((header) => header !== actions && header.getBoundingClientRect().right > edge + 1)
      .map(({ dataset }) => `${dataset['field']} is covered`);
    const names = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row .BlTable-free[title]:not([title=""])')]
      .filter((cell) => cell.matches('[data-colindex="0"], [data-field=__check__] + *'))
      .map((cell) => cell.getBoundingClientRect().width);
    const narrow = names.filter((width) => width < 200).map((width) => `a name is cut at ${width} px`);
    const isShort = names.some((width) => width < 420);
    const wide = isShort && actions && actions.offsetWidth > menu ? [`actions take ${actions.offsetWidth} px of cut names`] : [];
    return [...covered, ...narrow, ...wide];
  }, menuWidth);

/** Headers and cells whose text is wider than its place; of those that may be cut, such without a title that tells the rest. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector('.BlTable-card')) return ['the rows are still cards'];
    const isPlace = (box: Element) => box.clientWidth > 1 && getComputedStyle(box).overflowX !== 'visible' && !box.querySelector('input');
    const lack = (cell: Element) =>
      Math.max(...[cell, ...cell.querySelectorAll('*')].filter(isPlace).map((box) => box.scrollWidth - box.clientWidth), 0);
    const headers = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeaderTitle')].filter((title) => lack(title) > 1);
    const cells = [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row .MuiDataGrid-cell[data-field]')]
      .filter((cell) => lack(cell) > 1)
      .filter((cell) => !cell.classList.contains('BlTable-free') || !cell.title || cell.clientWidth < 140);
    return [...headers, ...cells].map((one) => `${one.closest<HTMLElement>('[data-field]')?.dataset['field']} “${one.innerText}”`);
  });
