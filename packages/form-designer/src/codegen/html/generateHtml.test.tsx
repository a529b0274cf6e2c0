import { expect, test } from 'vitest';
import { withCondition } from '../../document/conditions/conditions';
import { builtInControls } from '../../controls/builtInControls';
import type { Control } from '../../document/control';
import type { ControlType } from '../../document/controlOptions';
import { createControl } from '../../document/createControl';
import { createDocument } from '../../document/formDocument';
import { generateHtml } from './generateHtml';

const control = (type: ControlType, key: string, options: object = {}): Control => {
  const made = createControl(type, () => key);
  return { ...made, options: { ...made.options, ...options } };
};

/** The page of a form in a frame of its own. */
async function open(list: readonly Control[]) {
  const frame = document.createElement('iframe');
  frame.srcdoc = generateHtml({ ...createDocument(), list }, builtInControls);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as Window & { setChoices?(name: string, choices: readonly object[]): void };
  const page = view.document;
  const at = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const type = (name: string, value: string) => {
    at(name).value = value;
    at(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    page,
    view,
    at,
    type,
    isShown: (name: string) => at(name).checkVisibility(),
    sent: () => [...new FormData(page.querySelector('form') ?? undefined).keys()],
  };
}

test('the page shows, requires and enables as the conditions have it, in containers too', async () => {
  const filled = { field: 'name', is: 'filled' } as const;
  const card = withCondition(
    {
      ...createControl('card', () => 'card'),
      list: [withCondition(control('input', 'inside'), 'require', { field: 'count', is: 'greater', value: 3 })],
    },
    'show',
    filled,
  );
  const form = await open([
    control('input', 'name'),
    control('number', 'count'),
    card,
    withCondition(control('select', 'off'), 'enable', { not: filled }),
    withCondition(control('input', 'later'), 'show', { field: 'inside', is: 'equals', value: 'x' }),
  ]);
  expect([form.isShown('inside'), form.isShown('later'), form.at('off').matches(':disabled')]).toEqual([false, false, false]);
  expect(form.sent()).toEqual(['name', 'count', 'off']);
  form.type('name', 'An');
  form.type('inside', 'x');
  expect([form.isShown('inside'), form.isShown('later'), form.at('off').matches(':disabled'), form.at('inside').required]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  form.type('count', '10');
  expect(form.at('inside').required).toBe(true);
  form.type('name', '');
  expect([form.isShown('inside'), form.isShown('later')]).toEqual([false, false]);
  expect(form.sent()).toEqual(['name', 'count', 'off']);
});

test('choices come in from elsewhere, and are those of the form before', async () => {
  const given = { dynamic: true, dynamicKey: 'cities' };
  const form = await open([control('select', 'city', given), control('radio', 'one', given), control('cascader', 'path', given)]);
  expect([...form.page.querySelectorAll<HTMLOptionElement>('#city option')].map(({ value }) => value)).toEqual(['', '1', '2']);
  form.view.setChoices?.('cities', [{ value: 'mnl', label: 'Manila', children: [{ value: 'x', label: 'X' }] }]);
  expect([...form.page.querySelectorAll<HTMLOptionElement>('#city option')].map(({ value }) => value)).toEqual(['', 'mnl', 'x']);
  expect([...form.page.querySelectorAll<HTMLInputElement>('#one input')].map(({ type, name, value }) => [type, name, value])).toEqual([
    ['radio', 'one', 'mnl'],
    ['radio', 'one', 'x'],
  ]);
  expect([...form.page.querySelectorAll<HTMLOptionElement>('#path option')].map(({ value }) => value)).toEqual(['', 'mnl/x']);
});

test('pattern rules are checked as in the renderer: somewhere in the text, or all of it when anchored', async () => {
  const ruled = (key: string, ...patterns: readonly string[]): Control => ({
    ...control('input', key),
    rules: [{ required: false, message: '' }, ...patterns.map((pattern) => ({ pattern, message: `not ${pattern}` }))],
  });
  const form = await open([
    ruled('part', '\\d{2}'),
    ruled('whole', '^\\d{2}$'),
    ruled('either', '^a|b$'),
    ruled('both', '[a-z]', '\\d'),
    ruled('broken', '('),
  ]);
  const isValid = (name: string, value: string) => {
    form.at(name).value = value;
    return form.at(name).checkValidity();
  };
  expect(['x12y', 'x1y'].map((text) => isValid('part', text))).toEqual([true, false]);
  expect(['12', 'x12'].map((text) => isValid('whole', text))).toEqual([true, false]);
  expect(['ax', 'xb', 'xx'].map((text) => isValid('either', text))).toEqual([true, true, false]);
  expect(['a1', 'aa', '11'].map((text) => isValid('both', text))).toEqual([true, false, false]);
  expect([form.at('broken').pattern, form.at('whole').title]).toEqual(['', 'not ^\\d{2}$']);
});

test('every control begins with its default', async () => {
  const form = await open([
    control('date', 'day', { defaultValue: '28/02/2026', format: 'DD/MM/YYYY' }),
    control('date', 'days', { range: true, rangeDefaultValue: ['2026-01-02', '2026-02-03'] }),
    control('time', 'hour', { defaultValue: '09:30', format: 'HH:mm' }),
    control('editor', 'rich', { defaultValue: '<p>A &amp; B</p>' }),
    control('treeSelect', 'tree', { defaultValue: '22' }),
    control('cascader', 'path', { defaultValue: ['2', '22'] }),
  ]);
  expect([...new FormData(form.page.querySelector('form') ?? undefined)]).toEqual([
    ['day', '2026-02-28'],
    ['days', '2026-01-02'],
    ['days', '2026-02-03'],
    ['hour', '09:30:00'],
    ['rich', '<p>A &amp; B</p>'],
    ['tree', '22'],
    ['path', '2/22'],
  ]);
});
