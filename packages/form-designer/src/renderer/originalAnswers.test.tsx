import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import layouts from '../document/fixtures/original-answers-layouts.json';
import patterns from '../document/fixtures/original-answers-patterns.json';
import subforms from '../document/fixtures/original-answers-subforms.json';
import { parseDocument } from '../document/parse/parseDocument';
import { showForm } from './testForm';

/** What was done to a form in k-form-design 3.7.91, and what it returned; written by `pnpm --filter @backlot/bench originals`. */
interface Answer {
  readonly acts: readonly { readonly set?: object; readonly type?: readonly string[]; readonly addRow?: boolean }[];
  readonly returned?: unknown;
  readonly refused?: readonly string[] | null;
}

const forms: Readonly<Record<string, { readonly document: unknown; readonly answers: readonly Answer[] }>> = {
  layouts,
  patterns,
  subforms,
};

describe.each(Object.entries(forms))('R1.1 %s filled in as in the original', (_, { document, answers }) => {
  test.each(answers.map((answer, at) => [at + 1, answer] as const))('answer %i is the same', async (__, { acts, returned, refused }) => {
    const parsed = parseDocument(JSON.stringify(document));
    if (!parsed.ok) throw new Error('The fixture is no document.');
    const { screen, form } = await showForm(parsed.document);
    for (const { set, type, addRow } of acts) {
      if (set) await form.setData(set as Record<string, unknown>);
      if (type) await userEvent.fill(screen.container.querySelector(`[id$="${type[0]}"]`) as Element, type[1] ?? '');
      if (addRow) await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    }
    if (returned !== undefined) {
      expect(JSON.parse(JSON.stringify(await form.getData()))).toEqual(returned);
      return;
    }
    const errors = await form.getData().then(
      () => ({}),
      (error: object) => error,
    );
    expect(Object.keys(errors).length).toBeGreaterThan(0);
    if (refused) expect(Object.keys(errors).toSorted()).toEqual(refused.toSorted());
  });
});
