import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** The rules whose answer depends on colours; all others find the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, a line each. */
export const axeFindings = (page: Page, name: string) => analyze(page, name, {});

/**
 * What axe finds on the page as it stands, and what it finds in its colours after a switch to the other colour scheme, in which
 * the page stays. Of the other scheme a part may be enough, where what stands around it was looked at on another page.
 */
export async function axeFindingsInBothSchemes(page: Page, name: string, part?: string): Promise<string[]> {
  const found = await axeFindings(page, name);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const other = isDark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(ground, { message: `${name} ${other}`, intervals: [10, 20, 50, 100] }).not.toBe(before);
  found.push(...(await analyze(page, `${name} ${other}`, { rules: colourRules, part })));
  return found;
}

/** Rows of long lists: what stands further down is of the same kind. */
const furtherRows = '.MuiDataGrid-row:nth-of-type(n + 9)';

interface Asked {
  /** All of them unless said. */
  rules?: string[];
  part?: string | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page loads axe once and keeps it while one goes on inside it: loading it takes as long as looking. */
async function analyze(page: Page, name: string, { rules, part }: Asked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context: ElementContext = { exclude: [[furtherRows]], ...(part !== undefined && { include: [[part]] }) };
  // Nobody reads where the passed elements are: looking so takes half the time.
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const { violations } = await page.evaluate(
    ([of, how]) => (window as unknown as { axe: { run: (of: unknown, how: unknown) => Promise<AxeResults> } }).axe.run(of, how),
    [context, options] as const,
  );
  return violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
