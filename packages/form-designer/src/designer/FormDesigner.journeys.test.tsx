import Circle from '@mui/icons-material/CircleOutlined';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type AnyControlDefinition, defineControl } from '../controls/defineControl';
import { builtInControls } from '../controls/builtInControls';
import { editors } from '../controls/editors';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { createDocument } from '../document/formDocument';
import { serializeDocument } from '../document/serializeDocument';
import { openDesigner, slowClock } from './openDesigner';
import { testControls } from './testControls';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const input = (key: string, extra: object = {}): Control => ({ ...createControl('input', () => key), label: key, ...extra });
const formOf = (...list: Control[]) => ({ ...createDocument(), list });

describe('dragging', () => {
  test('G4.2 a control is dragged from the palette to a place, and moved in the canvas', async () => {
    const { screen, types } = await openDesigner({ document: formOf(input('a'), input('b')) });
    await userEvent.dragAndDrop(screen.getByRole('button', { name: 'rate', exact: true }), screen.getByRole('group', { name: 'b, input' }), { targetPosition: { x: 20, y: 4 } });
    await expect.poll(types).toEqual(['input', 'rate', 'input']);
    await userEvent.dragAndDrop(screen.getByRole('group', { name: 'rate' }), screen.getByRole('group', { name: 'a, input' }), { targetPosition: { x: 20, y: 4 } });
    await expect.poll(types).toEqual(['rate', 'input', 'input']);
  });

  test('G4.2 a control is dragged into a slot', async () => {
    const { screen, form } = await openDesigner({ document: formOf(input('a'), { ...createControl('card', () => 'card'), label: 'card' }) });
    await userEvent.dragAndDrop(screen.getByRole('group', { name: 'a, input' }), screen.getByRole('group', { name: 'Content' }));
    await expect.poll(() => form().list[0]?.list?.map(({ key }) => key)).toEqual(['a']);
  });
});

test('G4.3 controls glide to their new place in 180 ms', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const { screen, form } = await openDesigner({ document: formOf(input('a'), input('b')) });
  await screen.getByRole('group', { name: 'b, input' }).click();
  animate.mockClear();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => form().list.map(({ key }) => key)).toEqual(['b', 'a']);
  const glides = animate.mock.calls.filter(([, timing]) => typeof timing === 'object' && timing.duration === 180);
  expect(glides).toHaveLength(2);
});

describe('touch', () => {
  const touchAt = (element: Element, type: string, { x, y }: { x: number; y: number }) => {
    const touch = new Touch({ identifier: 1, target: element, clientX: x, clientY: y });
    const touches = type === 'touchend' ? [] : [touch];
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [touch] }));
  };
  const middleOf = (element: Element, { dy = 0 } = {}) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + 30, y: box.top + box.height / 2 + dy };
  };

  test('G4.2 a finger that rests on a control picks it up and drops it elsewhere', async () => {
    const { screen, form } = await openDesigner({ document: formOf(input('a'), input('b'), input('c')) });
    const source = screen.getByRole('group', { name: 'c, input' }).element();
    const target = screen.getByRole('group', { name: 'a, input' }).element();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    touchAt(source, 'touchstart', middleOf(source));
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    touchAt(source, 'touchmove', middleOf(source, { dy: 2 }));
    await expect
      .poll(() => {
        touchAt(source, 'touchmove', middleOf(target, { dy: -10 }));
        return document.querySelector('.fd-mark-before')?.getAttribute('data-key');
      })
      .toBe('a');
    touchAt(source, 'touchend', middleOf(target, { dy: -10 }));
    await expect.poll(() => form().list.map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});

describe('palette', () => {
  test('G1.3 it finds by name in any language and by type', async () => {
    const { screen } = await openDesigner();
    const search = screen.getByRole('searchbox', { name: 'Search controls' });
    await search.fill('评分');
    await expect.element(screen.getByRole('button', { name: 'rate', exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'input', exact: true }).query()).toBeNull();
    await search.fill('no such control');
    await expect.element(screen.getByText('Nothing found')).toBeVisible();
  });

  test('G1.4 a control of the host is one entry in a list; a type that nobody knows is a placeholder', async () => {
    const stars = defineControl({
      type: 'stars', group: 'custom', icon: Circle, name: { en: 'Stars', 'zh-CN': '星星', vn: 'Sao' }, defaults: { type: 'stars', label: '星星', hasModel: true, options: { count: 5 } },
      options: (control) => ({ count: Number(control.options?.count) }), editors: [editors.label], Render: ({ options }) => <p>{'★'.repeat(options.count)}</p>,
      toVue: () => '', toHtml: () => '', toReact: () => ({ jsx: '' }),
    });
    const { screen, form } = await openDesigner({ controls: [...testControls, stars], document: formOf({ type: 'hologram', key: 'h' }) });
    await expect.element(screen.getByText('Unsupported control: hologram')).toBeVisible();
    await screen.getByRole('button', { name: 'Stars' }).click();
    await expect.element(screen.getByText('★★★★★')).toBeVisible();
    expect(form().list.map(({ type }) => type)).toEqual(['hologram', 'stars']);
  });

  test('G1.4 a control that throws does not take the designer down', async () => {
    const bad: AnyControlDefinition = { ...(testControls[0] as AnyControlDefinition), Render: () => { throw new Error('no'); } };
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { screen } = await openDesigner({ controls: [bad, ...testControls.slice(1)], document: formOf(input('a'), createControl('rate', () => 'r')) });
    await expect.element(screen.getByText('This control cannot be drawn')).toBeVisible();
    await expect.element(screen.getByRole('group', { name: '评分, rate' })).toBeVisible();
  });
});

test('G1.5 containers nested thousands of times open, and stay whole', async () => {
  const levels = 3000;
  const text = `{"list":[${'{"type":"card","label":"","key":"k","list":['.repeat(levels)}${']}'.repeat(levels)}],"config":{}}`;
  const onSave = vi.fn();
  const { screen } = await openDesigner({ document: text, onSave });
  await expect.element(screen.getByText('What is nested more deeply is kept, but not shown here.')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(String(onSave.mock.calls[0]?.[1]).match(/"card"/g)).toHaveLength(levels);
});

describe('import, paste and drafts', () => {
  test('G5.4 import refuses what is no form, keeps the canvas, and shows what it noticed', async () => {
    const { screen, form } = await openDesigner({ document: formOf(input('a')) }, 'zh-CN');
    await screen.getByRole('button', { name: '导入', exact: true }).click();
    const text = screen.getByRole('textbox', { name: '导入JSON' });
    await text.fill('{"list":[]}');
    await screen.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('导入失败，数据格式不对 表单设计须为包含 list 和 config 的对象。');
    await expect.element(screen.getByText('a', { exact: true }).first()).toBeInTheDocument();
    await text.fill('{"list":[{"type":"stamp","key":"s"}],"config":{}}');
    await screen.getByRole('dialog').getByRole('button', { name: '导入', exact: true }).click();
    await expect.element(screen.getByText('保留了 1 个未知控件')).toBeVisible();
    expect(form().list.map(({ type }) => type)).toEqual(['stamp']);
  });

  test('G5.5 text on the clipboard becomes controls', async () => {
    const { screen, form } = await openDesigner();
    (screen.getByRole('region', { name: 'Form being designed' }).element() as HTMLElement).focus();
    const data = new DataTransfer();
    data.setData('text/plain', 'Name\tAge\nAn\t31');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect.poll(() => form().list.map(({ type, label }) => [type, label])).toEqual([['input', 'Name'], ['number', 'Age']]);
  });

  test('G5.6 a draft is written while designing and offered on the next visit', async () => {
    const drafts = { read: vi.fn(() => serializeDocument(formOf(input('kept')))), write: vi.fn(), clear: vi.fn() };
    const { screen, form } = await openDesigner({ drafts });
    await screen.getByRole('button', { name: 'Restore it' }).click();
    expect(form().list.map(({ key }) => key)).toEqual(['kept']);
    await expect.poll(() => drafts.write.mock.calls.at(-1)?.[0], { timeout: 3000 }).toBe(serializeDocument(form()));
  });

  test('G5.6 leaving the page writes at once what is still resting', async () => {
    const drafts = { read: vi.fn(() => null), write: vi.fn(), clear: vi.fn() };
    const { screen, form } = await openDesigner({ drafts });
    await screen.getByRole('button', { name: 'divider' }).click();
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.write).toHaveBeenLastCalledWith(serializeDocument(form()));
  });

  test('G5.6 the draft goes when the host has saved, and stays when it could not', async () => {
    const drafts = { read: vi.fn(() => null), write: vi.fn(), clear: vi.fn() };
    const answers: Promise<void>[] = [Promise.reject(new Error('no connection')), Promise.resolve()];
    answers[0]?.catch(() => undefined);
    const onSave = vi.fn(() => answers[onSave.mock.calls.length - 1]);
    const { screen } = await openDesigner({ drafts, onSave });
    await screen.getByRole('button', { name: 'divider' }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => drafts.write.mock.calls.length, { timeout: 3000 }).toBe(1);
    expect(drafts.clear).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => drafts.clear.mock.calls.length).toBe(1);
  });
});

test('G3.5 a pattern that could never be checked is not saved, and the check names it', async () => {
  const onSave = vi.fn();
  const broken = { ...input('code'), rules: [{ required: false, message: '' }, { pattern: '(a)\\1', message: '' }] };
  const { screen } = await openDesigner({ document: formOf(broken), onSave });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Not saved: the pattern (a)\\1 of “code” is broken or cannot be checked safely').first()).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: /^Go to code.*\(a\)\\1/ })).toBeVisible();
});

test('G5.7, R3.4 the preview stands as on a phone where it is as narrow as one', async () => {
  const grid = { type: 'grid', key: 'g', label: 'g', options: { gutter: 0 }, columns: [{ span: 12, list: [input('a')] }, { span: 12, list: [input('b')] }] };
  await page.viewport(1280, 800);
  const { screen } = await openDesigner({ document: formOf(grid), controls: builtInControls });
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByTestId('fd-preview'), { timeout: 10_000 }).toBeVisible();
  const top = (name: string) => screen.getByTestId('fd-preview').getByRole('textbox', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.poll(() => top('a') === top('b'), { timeout: 5000 }).toBe(true);
  await screen.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => top('b') > top('a'), { timeout: 5000 }).toBe(true);
});

test('G5.4 a file is imported like pasted text', async () => {
  const { screen, form } = await openDesigner();
  await screen.getByRole('button', { name: 'Import' }).click();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('The dialog has no field for a file.');
  await userEvent.upload(field, new File([serializeDocument(formOf(input('from-file')))], 'form.json', { type: 'application/json' }));
  await expect.poll(() => form().list.map(({ key }) => key)).toEqual(['from-file']);
});

test('G5.8 a copy says whether it worked: 复制成功, 复制失败', async () => {
  const { screen } = await openDesigner({ document: formOf(input('a')) }, 'zh-CN');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await screen.getByRole('button', { name: '生成JSON' }).click();
  const copy = screen.getByRole('dialog').getByRole('button', { name: '复制数据' });
  write.mockResolvedValueOnce();
  await copy.click();
  await expect.element(screen.getByText('复制成功').first()).toBeVisible();
  write.mockRejectedValueOnce(new Error('denied'));
  await copy.click();
  await expect.element(screen.getByText('复制失败').first()).toBeVisible();
});

test('G3.3 a condition that would close a ring is refused with a message', async () => {
  const { screen, form } = await openDesigner({
    document: formOf(input('a'), { ...input('b'), 'x-backlot': { conditions: { show: { field: 'a', is: 'filled' } } } }),
  });
  await screen.getByRole('group', { name: 'a, input' }).click();
  const before = form();
  await screen.getByRole('group', { name: 'Show when' }).getByRole('button', { name: 'Add a comparison' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That would close a ring: the fields would wait for each other.');
  expect(form()).toBe(before);
  await screen.getByRole('group', { name: 'Required when' }).getByRole('button', { name: 'Add a comparison' }).click();
  await expect.element(screen.getByText('Required when “b” is filled in')).toBeVisible();
});

test('G5.2 two designers on a page have a history each', async () => {
  const one = await openDesigner({ document: formOf(input('a')) });
  const other = await openDesigner({ document: formOf(input('b')) });
  await one.screen.getByRole('group', { name: 'a, input' }).click();
  await userEvent.keyboard('{Delete}');
  expect(one.form().list).toEqual([]);
  const undo = [...document.querySelectorAll<HTMLButtonElement>('[data-command="undo"]')];
  expect(undo.map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(other.form().list).toEqual([]);
});

test('G3.2 a keystroke draws the same number of controls in a form of 200 and of 2000', async () => {
  const counts: number[] = [];
  for (const size of [200, 2000]) {
    let drawn = 0;
    const counted = testControls.map((control) => {
      const Render = control.Render as (props: never) => ReactNode;
      return { ...control, Render: ((props: never) => { drawn += 1; return Render(props); }) as AnyControlDefinition['Render'] };
    });
    const { screen, form } = await openDesigner({ controls: counted, document: formOf(...Array.from({ length: size }, (_, index) => input(`c${index}`))) });
    await screen.getByRole('group', { name: 'c1, input', exact: true }).click();
    drawn = 0;
    await screen.getByLabelText('Label', { exact: true }).fill('x');
    expect(form().list[1]?.label).toBe('x');
    counts.push(drawn);
    await cleanup();
  }
  expect(counts[1]).toBe(counts[0]);
  expect(counts[0]).toBeLessThan(4);
});

test('G3.4 a data field that repeats or cannot be used is shown where it is typed', async () => {
  const { screen, form } = await openDesigner({ document: formOf(input('a'), input('b')) });
  await screen.getByRole('group', { name: 'b, input' }).click();
  const field = screen.getByLabelText('Data field');
  await field.fill('a');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('The data field “a” is used more than once; the values overwrite each other.')).toBeVisible();
  await field.fill('__proto__');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('The data field “__proto__” cannot be used. Take letters, digits and underscores.')).toBeVisible();
  await field.fill('phone');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => form().list[1]?.model).toBe('phone');
  await expect.element(field).toBeValid();
});

test('G5.7 the preview is filled in at the width of a phone and shows its data', async () => {
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(input('phone', { label: 'Phone' })) });
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByTestId('fd-preview')).toHaveStyle({ width: '850px' });
  await screen.getByRole('button', { name: 'Phone' }).click();
  await expect.element(screen.getByTestId('fd-preview')).toHaveStyle({ width: '375px' });
  await screen.getByTestId('fd-preview').getByLabelText('Phone').fill('0912');
  await screen.getByRole('button', { name: 'Get data' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Data of the form' })).toHaveValue('{\n\t"phone": "0912"\n}');
});

test('G5.7 code is shown for Vue, HTML and React', async () => {
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(input('phone', { label: 'Phone' })) });
  await screen.getByRole('button', { name: 'Generate code' }).click();
  await expect.element(screen.getByRole('tab', { name: 'VUE' })).toHaveAttribute('aria-selected', 'true');
  for (const [tab, part] of [['VUE', 'defineEmits'], ['HTML', '<!doctype html>'], ['React', 'useForm<FormValues>']] as const) {
    await screen.getByRole('tab', { name: tab }).click();
    await expect.poll(() => (screen.getByRole('textbox', { name: tab }).element() as HTMLTextAreaElement).value).toContain(part);
  }
});
