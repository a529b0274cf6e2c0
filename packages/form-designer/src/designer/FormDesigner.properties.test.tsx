import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import type { AnyControlDefinition } from '../controls/defineControl';
import { createControl } from '../document/createControl';
import { formOf, input, openDesigner, slowClock } from './openDesigner';
import { testControls } from './testControls';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

test('G3.5 a pattern that could never be checked is not saved, and the check names it', async () => {
  const onSave = vi.fn();
  const broken = {
    ...input('code'),
    rules: [
      { required: false, message: '' },
      { pattern: '(a)\\1', message: '' },
    ],
  };
  const { screen } = await openDesigner({ document: formOf(broken), onSave });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(screen.getByText('Not saved: the pattern (a)\\1 of “code” is broken or cannot be checked safely').first())
    .toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: /^Go to code.*\(a\)\\1/ })).toBeVisible();
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

test('conditions are offered where the type can follow them', async () => {
  const { screen } = await openDesigner({
    document: formOf(
      input('a'),
      ...(['text', 'card', 'button'] as const).map((type) => ({ ...createControl(type, () => type), label: `${type} 1` })),
    ),
  });
  const offered = async (key: string, type = key) => {
    await screen
      .getByRole('group', { name: type === key ? `${key} 1, ${key}` : `${key}, ${type}`, exact: true })
      .click({ position: { x: 4, y: 4 } });
    await expect.poll(() => screen.container.querySelector(`[data-for="${key}"]`)).not.toBeNull();
    return ['Required when', 'Enable when'].map((effect) => screen.getByRole('group', { name: effect }).elements().length);
  };
  expect(await offered('a', 'input')).toEqual([1, 1]);
  expect(await offered('text')).toEqual([0, 0]);
  expect(await offered('card')).toEqual([0, 1]);
  expect(await offered('button')).toEqual([0, 1]);
});

test('G3.2 a keystroke draws the same number of controls in a form of 200 and of 2000', async () => {
  const counts: number[] = [];
  for (const size of [200, 2000]) {
    let drawn = 0;
    const counted = testControls.map((control) => {
      const Render = control.Render as (props: never) => ReactNode;
      return {
        ...control,
        Render: ((props: never) => {
          drawn += 1;
          return Render(props);
        }) as AnyControlDefinition['Render'],
      };
    });
    const { screen, form } = await openDesigner({
      controls: counted,
      document: formOf(...Array.from({ length: size }, (_, index) => input(`c${index}`))),
    });
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
