import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** Opens the preview of a page that has one and saves its PDF. Answers what is wrong with the file. */
export async function previewAndSave(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByRole('img').first().waitFor({ timeout: 30_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    page.getByRole('dialog').getByRole('button', { name: /PDF/ }).click(),
  ]);
  const begins = readFileSync(await download.path())
    .subarray(0, 5)
    .toString();
  return download.suggestedFilename().endsWith('.pdf') && begins === '%PDF-' ? [] : [`${download.suggestedFilename()} is not a PDF`];
}
