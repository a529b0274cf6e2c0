import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose answer depends on colours; all others find the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, a line each. */
export const axeFindings = (page: Page, name: string) => analyze(name, axe(page));

/**
 * What axe finds on the page as it stands, and what it finds in its colours after a switch to the other colour scheme.
 * Of the other scheme a part may be enough, where what stands around it was looked at on another page. The page ends in the
 * scheme it began in.
 */
export async function axeFindingsInBothSchemes(page: Page, name: string, part?: string): Promise<string[]> {
  const found = await axeFindings(page, name);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  const [own, other] = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(ground, { message: `${name} ${other}` }).not.toBe(before);
  const again = axe(page).withRules(colourRules);
  found.push(...(await analyze(`${name} ${other}`, part === undefined ? again : again.include(part))));
  await page.emulateMedia({ colorScheme: own });
  await expect.poll(ground, { message: `${name} ${own}` }).toBe(before);
  return found;
}

/** Rows of long lists: what stands further down is of the same kind. */
const furtherRows = ['.MuiDataGrid-row:nth-of-type(n + 9)'];

/** No page has a frame of another origin to go into, and nobody reads where the passed elements are: looking so takes half the time. */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false })
    .exclude(furtherRows);

async function analyze(name: string, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
