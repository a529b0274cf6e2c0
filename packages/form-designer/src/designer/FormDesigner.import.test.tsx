import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { builtInControls } from '../controls/builtInControls';
import { serializeDocument } from '../document/parse/serializeDocument';
import { formOf, input, openDesigner, slowClock } from './openDesigner';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const levels = (count: number) => `{"config":{},"list":${'['.repeat(count)}${']'.repeat(count)}}`;
const design = (...list: object[]) => JSON.stringify({ list, config: {} });
const field = (more: object) => ({
  type: 'input',
  label: 'Code',
  options: {},
  model: 'code',
  key: 'code',
  rules: [{ required: false, message: '' }],
  ...more,
});

/** Chooses a file in the open import dialog. */
async function chooseFile(text: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).toBeTruthy();
  const box = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const data = new DataTransfer();
  data.items.add(new File([text], 'form.json', { type: 'application/json' }));
  box.files = data.files;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

async function openImport(more: Parameters<typeof openDesigner>[0] = {}) {
  const opened = await openDesigner({ document: formOf(input('kept')), controls: builtInControls, ...more });
  await opened.screen.getByRole('button', { name: 'Import', exact: true }).click();
  return opened;
}

test.each([
  ['no JSON', '{"list":[],', 'The text is not valid JSON.'],
  ['an array', '[]', 'A form design is an object with “list” and “config”.'],
  ['no list', '{"config":{}}', 'A form design is an object with “list” and “config”.'],
  ['no config', '{"list":[]}', 'A form design is an object with “list” and “config”.'],
  ['5 MB', `{"list":[],"config":{"note":"${'x'.repeat(5_000_000)}"}}`, 'The text is larger than 5 MB.'],
  ['a file that is not even read', 'x'.repeat(20_000_001), 'The text is larger than 5 MB.'],
  ['200 levels', levels(200), 'The text is nested too deeply.'],
])('G5.4 a file with %s gives its message, and the form stays', async (_, text, cause) => {
  const { screen, form } = await openImport();
  await chooseFile(text);
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toHaveTextContent(`Import failed, wrong data format ${cause}`);
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('group', { name: /^kept/ })).toBeVisible();
  expect(form().list).toEqual([]);
});

test('G5.4, D1.3 keys that reach a prototype are named, and gone', async () => {
  const { screen, form } = await openImport();
  await chooseFile('{"__proto__":{"polluted":1},"list":[],"config":{}}');
  await expect.element(screen.getByText('1 unsafe key was left out')).toBeVisible();
  expect(serializeDocument(form())).toBe('{"list":[],"config":{}}');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('G5.4, D1.11 script in HTML is named, and never runs', async () => {
  const { screen } = await openImport();
  await chooseFile(
    design({
      type: 'html',
      label: 'HTML',
      key: 'h',
      options: { defaultValue: '<b>Terms</b><img src="x" onerror="window.hasRun = 1"><script>window.hasRun = 1</script>' },
    }),
  );
  await expect.element(screen.getByText('Script in the HTML of 1 control is kept, but never run')).toBeVisible();
  await expect.element(screen.getByText('Terms')).toBeInTheDocument();
  expect('hasRun' in window).toBe(false);
});

test('G5.4, G3.5 a pattern that could hang a page is named; one that only looks so is checked in linear time', async () => {
  const { screen } = await openImport();
  await chooseFile(
    design(
      field({
        rules: [
          { required: false, message: '' },
          { pattern: '^(a+)+$', message: 'no' },
          { pattern: '^(a|aa)+\\1$', message: 'no' },
        ],
      }),
    ),
  );
  await expect.element(screen.getByRole('dialog').getByText(/^This pattern is broken/)).toBeVisible();
  expect([...document.querySelectorAll('[role=dialog] code')].map(({ textContent }) => textContent)).toEqual(['^(a|aa)+\\1$']);
});

/** Pastes as a browser does: text that nobody takes is put in by the browser itself. */
function paste(box: Element, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

test.each([
  ['is refused when it is too large', `{"list":[],"config":{"note":"${'x'.repeat(5_000_000)}"}}`, 'The text is larger than 5 MB.'],
  ['is refused when it is no form', `[${'1,'.repeat(200_000)}1]`, 'A form design is an object with “list” and “config”.'],
])('G5.9 a very long pasted text is shown in part and %s', async (_, text, cause) => {
  const { screen, form } = await openImport();
  const dialog = screen.getByRole('dialog');
  const box = dialog.getByRole('textbox', { name: 'Import JSON' });
  expect(paste(box.element(), text)).toBe(false);
  await expect.element(dialog.getByText(/The first 200,000 of [\d,]+ characters are shown/)).toBeVisible();
  expect((box.element() as HTMLTextAreaElement).value).toHaveLength(200_000);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(`Import failed, wrong data format ${cause}`);
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect.element(box).toHaveValue('');
  expect(form().list).toEqual([]);
});

test('G5.9 a very long pasted form is imported whole, its JSON shown in part and copied whole', async () => {
  const { screen, form } = await openImport();
  const dialog = screen.getByRole('dialog');
  const box = dialog.getByRole('textbox', { name: 'Import JSON' });
  const note = 'y'.repeat(300_000);
  expect(paste(box.element(), design(field({ help: note })))).toBe(false);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => form().list.map(({ key }) => key)).toEqual(['code']);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Generate JSON' }).click();
  await expect.element(dialog.getByText(/The first 200,000 of/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy data' }).click();
  await expect.poll(() => written.mock.calls[0]?.[0].includes(note)).toBe(true);
});

test('G5.4 the same file can be chosen again after it was mended', async () => {
  const { screen, form } = await openImport();
  await chooseFile('{');
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.value).toBe('');
  await chooseFile(design(field({})));
  await expect.poll(() => form().list.map(({ key }) => key)).toEqual(['code']);
});
