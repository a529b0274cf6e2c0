import type { Page } from 'playwright';
import type { OriginalDocument } from './designForms';
import { show } from './openOriginal';

/** What is done to a form in order: data set by the host, text typed, rows added. */
export type Act =
  | { readonly set: Readonly<Record<string, unknown>> }
  | { readonly type: readonly [model: string, text: string] }
  | { readonly addRow: true };

/** The data of the original after some acts, or the fields it refuses them for (null: a subform refuses). */
export interface Answer {
  readonly acts: readonly Act[];
  readonly returned?: unknown;
  readonly refused?: readonly string[] | null;
}

/** Fills a form in with the renderer of the original. */
export async function answer(page: Page, document: OriginalDocument, acts: readonly Act[]): Promise<Answer> {
  await show(page, 'k-form-build', { value: document });
  for (const act of acts) {
    if ('set' in act) await page.evaluate(`window.shown.setData(${JSON.stringify(act.set)})`);
    else if ('type' in act) await page.locator(`#${act.type[0]}`).fill(act.type[1]);
    else
      await page
        .getByRole('button', { name: /增加|添加/ })
        .first()
        .click();
    await page.waitForTimeout(200);
  }
  const outcome = await page.evaluate<string>(
    `window.shown.getData().then((returned) => JSON.stringify({ returned }), (error) => JSON.stringify({ refused: error ? Object.keys(error) : null }))`,
  );
  return { acts, ...(JSON.parse(outcome) as Omit<Answer, 'acts'>) };
}
