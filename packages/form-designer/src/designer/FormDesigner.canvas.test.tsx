import Circle from '@mui/icons-material/CircleOutlined';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { builtInControls } from '../controls/builtInControls';
import { type AnyControlDefinition, defineControl } from '../controls/defineControl';
import { editors } from '../controls/editors';
import type { Control } from '../document/control';
import { createControl } from '../document/createControl';
import { formOf, input, openDesigner, slowClock } from './openDesigner';
import { testControls } from './testControls';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
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
      type: 'stars',
      group: 'custom',
      icon: Circle,
      name: { en: 'Stars', 'zh-CN': '星星', vn: 'Sao' },
      defaults: { type: 'stars', label: '星星', hasModel: true, options: { count: 5 } },
      options: (control) => ({ count: Number(control.options?.count) }),
      editors: [editors.label],
      Render: ({ options }) => <p>{'★'.repeat(options.count)}</p>,
      toVue: () => '',
      toHtml: () => '',
      toReact: () => ({ jsx: '' }),
    });
    const { screen, form } = await openDesigner({ controls: [...testControls, stars], document: formOf({ type: 'hologram', key: 'h' }) });
    await expect.element(screen.getByText('Unsupported control: hologram')).toBeVisible();
    await screen.getByRole('button', { name: 'Stars' }).click();
    await expect.element(screen.getByText('★★★★★')).toBeVisible();
    expect(form().list.map(({ type }) => type)).toEqual(['hologram', 'stars']);
  });

  test('G1.4 a control that throws does not take the designer down', async () => {
    const bad: AnyControlDefinition = {
      ...(testControls[0] as AnyControlDefinition),
      Render: () => {
        throw new Error('no');
      },
    };
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { screen } = await openDesigner({
      controls: [bad, ...testControls.slice(1)],
      document: formOf(
        input('a'),
        createControl('rate', () => 'r'),
      ),
    });
    await expect.element(screen.getByText('This control cannot be drawn')).toBeVisible();
    await expect.element(screen.getByRole('group', { name: '评分, rate' })).toBeVisible();
  });
});

test('a table cell takes its menu and its drops over its whole height', async () => {
  const cell = (rowspan: number, colspan = 1) => ({ rowspan, colspan, list: [] });
  const table = {
    ...createControl('table', () => 't'),
    trs: [{ tds: [cell(3), cell(1)] }, { tds: [cell(0, 0), cell(1)] }, { tds: [cell(0, 0), cell(1)] }],
  };
  const { screen } = await openDesigner({ controls: builtInControls, document: formOf(table) });
  await expect.element(screen.getByText('Drop a control here').first()).toBeVisible();
  const [merged] = [...screen.container.querySelectorAll('td')].map((td) => ({
    cell: td.clientHeight,
    slot: td.querySelector('.fd-slot')?.clientHeight ?? 0,
  }));
  expect(merged?.cell).toBeGreaterThan(140);
  expect(merged?.slot).toBeGreaterThan((merged?.cell ?? 0) - 16);
});

test('G1.5 containers nested as deeply as a document may be open, and stay whole', async () => {
  const levels = 98;
  const text = `{"list":[${'{"type":"card","label":"","key":"k","list":['.repeat(levels)}${']}'.repeat(levels)}],"config":{}}`;
  const onSave = vi.fn();
  const { screen } = await openDesigner({ document: text, onSave });
  await expect.element(screen.getByText('What is nested more deeply is kept, but not shown here.')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(String(onSave.mock.calls[0]?.[1]).match(/"card"/g)).toHaveLength(levels);
});

test('G3.6 of a thousand controls six containers deep only those near the window are drawn, and the keyboard reaches the last one', async () => {
  const inside = (key: string, depth: number): Control => ({
    ...createControl('card', () => key),
    label: key,
    list: depth > 0 ? [inside(`${key}-${depth}`, depth - 1)] : Array.from({ length: 100 }, (_, at) => input(`${key}-${at}`)),
  });
  const holder = {
    ...createControl('card', () => 'holder'),
    label: 'holder',
    list: Array.from({ length: 10 }, (_, at) => inside(`branch${at}`, 4)),
  };
  const { screen } = await openDesigner({ document: formOf(holder) });
  await expect.element(screen.getByRole('group', { name: 'branch0-4-3-2-1-0, input', exact: true })).toBeInTheDocument();
  expect(screen.container.querySelectorAll('.fd-item').length).toBeLessThan(200);
  (screen.getByRole('tab', { name: 'Outline' }).element() as HTMLElement).click();
  await expect.element(screen.getByRole('tree')).toBeVisible();
  (screen.getByRole('tree').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(screen.getByRole('group', { name: 'branch9-4-3-2-1-99, input' })).toHaveFocus();
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
