import { composeStories } from '@storybook/react-vite';
import { errors, formApi } from '@backlot/contract';
import { parseDocument } from '@backlot/form-designer/document';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, Refusal } from '../../../kit/stage/answer';
import { lostOnce } from '../../../kit/stage/lostOnce';
import * as designs from './design/DesignScreen.stories';
import * as details from './FormDetailScreen.stories';
import * as fills from './fill/FillScreen.stories';
import { formAnswers } from './forms.fixture';
import * as lists from './FormsScreen.stories';

const { List } = composeStories(lists, {});
const { Published } = composeStories(details, {});
const { Designing } = composeStories(designs, {});
const { Filling, OpenForms, Closed } = composeStories(fills, {});
const patience = { timeout: 20_000 };

beforeEach(() => localStorage.clear());

test('the list says how each form stands', async () => {
  await render(<List answers={formAnswers()} />);
  await expect.element(page.getByRole('link', { name: 'Creator survey' })).toBeVisible();
  for (const state of ['Taking answers', 'Changed since version 1', 'Closed', 'Not published'])
    await expect.element(page.getByText(state, { exact: true })).toBeVisible();
});

test('a form is added with names in three languages', async () => {
  const sent: unknown[] = [];
  await render(
    <List
      answers={[
        ...formAnswers(),
        answer(formApi.add, (draft) => {
          sent.push(draft);
          return { id: '9' };
        }),
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('textbox', { name: 'Name (Chinese)' }).fill('问卷');
  await page.getByRole('textbox', { name: 'Name (English)' }).fill('Questions');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => sent).toEqual([{ name: '问卷', enName: 'Questions' }]);
});

test('publishing names the version it makes, and says why it was refused', async () => {
  const sent: unknown[] = [];
  const refuse = answer(formApi.publish, (input) => {
    sent.push(input);
    if (sent.length === 1) throw new Refusal(errors.formUnchanged.code, 'Nothing changed since version 2.');
    return { number: 3 };
  });
  await render(<Published answers={[...formAnswers(), refuse]} />);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/version 3 from now on/)).toBeVisible();
  await dialog.getByRole('textbox').fill('More questions');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(dialog.getByText('Nothing changed since version 2.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Version 3 of Creator survey is published')).toBeVisible();
  expect(sent[1]).toEqual({ id: '1', version: 3, note: 'More questions' });
});

test('answers stand under the questions, and one opens in the form it was given in', async () => {
  await render(<Published answers={formAnswers()} />);
  await expect.element(page.getByRole('gridcell', { name: 'Vietnam' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Your name' })).toBeVisible();
  await page
    .getByRole('row', { name: /Nguyễn Thị Lan/ })
    .getByRole('button', { name: 'Open' })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Answer of Nguyễn Thị Lan' });
  await expect.element(drawer.getByRole('textbox', { name: 'Your name' }), patience).toHaveValue('Lan');
  await expect.element(drawer.getByRole('textbox', { name: 'Your name' })).toBeDisabled();
  await expect.element(drawer.getByRole('button', { name: 'PDF' })).toBeVisible();
});

test('an export of answers whose answer was lost is asked for again under its name', async () => {
  const lost = lostOnce(formApi.exportAnswers, { id: '5' });
  await render(<Published answers={[...formAnswers(), lost.answer]} />);
  await page.getByRole('button', { name: 'Export answers' }).click();
  await expect.poll(() => lost.ids).toHaveLength(1);
  await page.getByRole('button', { name: 'Export answers' }).click();
  await expect.element(page.getByText('Export.csv is ready')).toBeVisible();
  expect(lost.ids).toEqual([expect.any(String), lost.ids[0]]);
});

test('an export has every question until the columns are arranged, and then those of the list', async () => {
  const sent: unknown[] = [];
  await render(
    <Published
      answers={[
        ...formAnswers(),
        answer(formApi.exportAnswers, ({ columns }) => {
          sent.push(columns);
          return { id: '5' };
        }),
      ]}
    />,
  );
  await expect.element(page.getByRole('columnheader', { name: 'Your name' })).toBeVisible();
  await page.getByRole('button', { name: 'Export answers' }).click();
  await expect.poll(() => sent).toEqual([undefined]);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Show Country' }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Export answers' }).click();
  await expect.poll(() => sent[1]).toEqual(['person', 'createTime', 'values.name', 'values.photo', 'number']);
});

test('a version says what it changed, and goes back into the designer', async () => {
  const sent: { document: string }[] = [];
  await render(
    <Published
      answers={[
        ...formAnswers(),
        answer(formApi.saveDesign, (save) => {
          sent.push(save);
          return { version: 4 };
        }),
      ]}
    />,
  );
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'What changed' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Country')).toBeVisible();
  await expect.element(dialog.getByText('Removed')).toBeVisible();
  await expect.element(dialog.getByText('Country Radio buttons')).toBeVisible();
  await expect.element(dialog.getByText('Label: Name → Your name')).toBeVisible();
  await expect.element(dialog.getByText('Your name').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'What changed' }).last().click();
  await expect.element(dialog.getByText('The first version: 2 controls')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Design from this version' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Design from this version' }).click();
  await expect.element(page.getByText('Version 1 is the design at work now')).toBeVisible();
  expect(sent[0]?.document).toContain('"stars"');
});

test('a design that is none is refused with its message, and the form at work stays', async () => {
  await render(<Designing answers={formAnswers()} />);
  await page.getByRole('button', { name: 'Import', exact: true }).click(patience);
  const dialog = page.getByRole('dialog', { name: 'Import JSON' });
  const refusals = [
    ['{"list":[],', 'The text is not valid JSON.'],
    ['[]', 'A form design is an object with “list” and “config”.'],
    ['{"config":{}}', 'A form design is an object with “list” and “config”.'],
    ['{"list":[]}', 'A form design is an object with “list” and “config”.'],
    [`{"config":{},"list":${'['.repeat(200)}${']'.repeat(200)}}`, 'The text is nested too deeply.'],
    [`"${'x'.repeat(5_000_000)}"`, 'The text is larger than 5 MB.'],
  ] as const;
  await expect.element(dialog).toBeVisible();
  for (const [text, cause] of refusals) {
    const box = document.querySelector<HTMLInputElement>('input[type=file][accept^=".json"]') as HTMLInputElement;
    const data = new DataTransfer();
    data.items.add(new File([text], 'form.json'));
    box.files = data.files;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(`Import failed, wrong data format ${cause}`);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('group', { name: /^Your name/ })).toBeVisible();
});

test('the designer saves with the version it began from', async () => {
  const sent: { version: number; document: string }[] = [];
  await render(
    <Designing
      answers={[
        ...formAnswers(),
        answer(formApi.saveDesign, (save) => {
          sent.push(save);
          return { version: save.version + 1 };
        }),
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Divider' }).click(patience);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(page.getByText('The design is saved').first()).toBeVisible();
    await expect.poll(() => sent.length).toBe(_);
  }
  expect(sent.map(({ version }) => version)).toEqual([3, 4]);
  const parsed = parseDocument(sent[0]?.document);
  expect(parsed.ok && parsed.document.list.map(({ type }) => type)).toContain('divider');
});

test('what is published is what the canvas shows: unsaved work is saved first, and nothing is published when that fails', async () => {
  const calls: string[] = [];
  const save = answer(formApi.saveDesign, ({ version, document }) => {
    calls.push(document.includes('divider') ? 'save with the divider' : 'save');
    if (calls.length === 1) throw new Refusal(5, 'The server is busy.');
    return { version: version + 1 };
  });
  const publish = answer(formApi.publish, () => {
    calls.push('publish');
    return { number: 3 };
  });
  await render(<Designing answers={[...formAnswers(), save, publish]} />);
  await page.getByRole('button', { name: 'Divider' }).click(patience);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  }
  expect(calls).toEqual(['save with the divider', 'save with the divider', 'publish', 'publish']);
});

test('somebody else saved meanwhile: the draft stays, and one chooses', async () => {
  const sent: { version: number }[] = [];
  const busy = answer(formApi.saveDesign, (save) => {
    sent.push(save);
    if (sent.length === 1) throw new Refusal(errors.versionConflict.code, errors.versionConflict.en);
    return { version: 9 };
  });
  await render(<Designing answers={[...formAnswers(), busy]} />);
  await page.getByRole('button', { name: 'Divider' }).click(patience);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Somebody saved this design meanwhile' })).toBeVisible();
  await expect.poll(() => localStorage.getItem('backlot.design.7.1'), patience).toContain('divider');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect.element(page.getByText('The design is saved')).toBeVisible();
  await expect.poll(() => localStorage.getItem('backlot.design.7.1')).toBeNull();
  expect(sent.map(({ version }) => version)).toEqual([3, 3]);
});

test('a form is filled in, what is wrong has the focus, and the answer is sent with its version', async () => {
  const sent: unknown[] = [];
  await render(
    <Filling
      answers={[
        ...formAnswers(),
        answer(formApi.submit, (input) => {
          sent.push(input);
          return { id: '1' };
        }),
      ]}
    />,
  );
  await page.getByRole('button', { name: 'Send' }).click(patience);
  await expect.element(page.getByRole('textbox', { name: 'Your name' }), patience).toHaveFocus();
  await userEvent.keyboard('Lan');
  await page.getByRole('radio', { name: 'Vietnam' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you')).toBeVisible();
  expect(sent).toEqual([{ id: '1', number: 2, values: { name: 'Lan', country: 'VN', photo: [] } }]);
  await page.getByRole('button', { name: 'Fill in again' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

test('answers whose receipt was lost are stored once', async () => {
  const lost = lostOnce(formApi.submit, { id: '93' });
  await render(<Filling answers={[...formAnswers(), lost.answer]} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Lan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you')).toBeVisible();
  await expect.poll(() => lost.ids).toHaveLength(2);
  expect(lost.ids[0]).toBeTruthy();
  expect(lost.ids[1]).toBe(lost.ids[0]);
});

test('C-87 what the server refuses is told by the names that the form gives its fields', async () => {
  const refuse = answer(formApi.submit, () =>
    Promise.reject(
      new Refusal(errors.invalidInput.code, 'no', { country: 'This is not one of the choices', 'gone.0.x': 'The form has no such field' }),
    ),
  );
  await render(<Filling answers={[...formAnswers(), refuse]} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Lan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Country: This is not one of the choices')).toBeVisible();
  await expect.element(page.getByText('gone.0.x: The form has no such field')).toBeVisible();
});

test('C-88 the form was published anew meanwhile: both versions are named and the answers stay', async () => {
  const text = errors.formNewVersion.en.replace('{now}', '3').replace('{opened}', '2');
  await render(
    <Filling answers={[...formAnswers(), answer(formApi.submit, () => Promise.reject(new Refusal(errors.formNewVersion.code, text)))]} />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Lan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Lan');
  await expect.element(page.getByRole('button', { name: 'Show the new version with my answers' })).toBeVisible();
});

test('people find the forms that take answers; a closed one says so', async () => {
  const list = await render(<OpenForms answers={formAnswers()} />);
  await expect.element(page.getByRole('link', { name: 'Creator survey' })).toBeVisible();
  await list.unmount();
  await render(<Closed />);
  await expect.element(page.getByText('This form takes no answers now.')).toBeVisible();
});

test('an answer is printed as a PDF', { timeout: 90_000 }, async () => {
  await render(<Published answers={formAnswers()} />);
  await page
    .getByRole('row', { name: /Nguyễn Thị Lan/ })
    .getByRole('button', { name: 'Open' })
    .click(patience);
  await page
    .getByRole('dialog', { name: /^Answer of/ })
    .getByRole('button', { name: 'PDF' })
    .click(patience);
  await expect.element(page.getByRole('button', { name: 'Download PDF' }), { timeout: 60_000 }).toBeEnabled();
});
