import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { createControl } from '../document/createControl';
import { formOf, input, openDesigner, slowClock } from './openDesigner';

beforeEach(slowClock);

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

describe('dragging', () => {
  test('G4.2 a control is dragged from the palette to a place, and moved in the canvas', async () => {
    const { screen, types } = await openDesigner({ document: formOf(input('a'), input('b')) });
    await userEvent.dragAndDrop(
      screen.getByRole('button', { name: 'rate', exact: true }),
      screen.getByRole('group', { name: 'b, input' }),
      { targetPosition: { x: 20, y: 4 } },
    );
    await expect.poll(types).toEqual(['input', 'rate', 'input']);
    await userEvent.dragAndDrop(screen.getByRole('group', { name: 'rate' }), screen.getByRole('group', { name: 'a, input' }), {
      targetPosition: { x: 20, y: 4 },
    });
    await expect.poll(types).toEqual(['rate', 'input', 'input']);
  });

  test('G4.2 a control is dragged into a slot', async () => {
    const { screen, form } = await openDesigner({
      document: formOf(input('a'), { ...createControl('card', () => 'card'), label: 'card' }),
    });
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
    element.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, targetTouches: touches, changedTouches: [touch] }),
    );
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
