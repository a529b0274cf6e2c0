import { afterEach, expect, test, vi } from 'vitest';
import { createShownTab } from './createShownTab';

afterEach(() => document.body.replaceChildren());

function held(...keys: readonly string[]) {
  const shownTab = createShownTab();
  const elements = keys.map((key) => {
    const element = document.body.appendChild(document.createElement('div'));
    element.append(document.createElement('p'));
    shownTab.hold(key, element);
    return element;
  });
  const inSight = () => keys.filter((_, at) => elements[at]?.firstElementChild?.checkVisibility());
  return { shownTab, elements, inSight };
}

test('a visited tab comes into sight at once, and the way to it goes on after it was painted', async () => {
  const { shownTab, inSight } = held('/orders', '/goods');
  shownTab.enter('/orders');
  expect(inSight()).toEqual(['/orders']);
  const painted = vi.fn();
  requestAnimationFrame(painted);
  const way = shownTab.bring('/goods');
  expect(inSight()).toEqual(['/goods']);
  expect(painted).not.toHaveBeenCalled();
  await way;
  expect(painted).toHaveBeenCalled();
});

test('a tab that was never visited comes with its route', async () => {
  const { shownTab, inSight } = held('/orders');
  shownTab.enter('/orders');
  await shownTab.bring('/goods');
  expect(inSight()).toEqual(['/orders']);
  expect(shownTab.get()).toBe('/orders');
});

test('a way that ends elsewhere shows the tab where it ended', async () => {
  const { shownTab, inSight } = held('/orders', '/goods', '/creators');
  shownTab.enter('/orders');
  await shownTab.bring('/goods');
  shownTab.enter('/creators');
  expect(inSight()).toEqual(['/creators']);
});

test('what is hidden by others stays in the layout, skipped', async () => {
  const { shownTab, elements } = held('/orders', '/goods');
  shownTab.enter('/orders');
  elements[1]?.style.setProperty('display', 'none', 'important');
  await expect.poll(() => elements[1]?.style.display).toBe('');
  expect(elements[1]?.firstElementChild?.checkVisibility()).toBe(false);
});

test('listeners hear of the tab in sight once, and closed tabs are forgotten', async () => {
  const { shownTab, elements } = held('/orders', '/goods');
  const heard = vi.fn();
  shownTab.subscribe(heard);
  shownTab.enter('/orders');
  shownTab.enter('/orders');
  expect(heard).toHaveBeenCalledTimes(1);
  elements[1]?.remove();
  await shownTab.bring('/goods');
  expect(shownTab.get()).toBe('/orders');
});
