import { expect, test } from 'vitest';
import { createLeaving } from './createLeaving';

test('a page leaves from its announcement on; one that stays after all is there again', () => {
  const page = new EventTarget();
  let time = 0;
  const { isLeaving } = createLeaving(page as Window, () => time);
  expect(isLeaving()).toBe(false);
  page.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
  time = 6_000;
  expect(isLeaving()).toBe(false);
});

test('a page that went away is back when it is shown again', () => {
  const page = new EventTarget();
  const { isLeaving } = createLeaving(page as Window, () => 0);
  page.dispatchEvent(new Event('pagehide'));
  expect(isLeaving()).toBe(true);
  page.dispatchEvent(new Event('pageshow'));
  expect(isLeaving()).toBe(false);
});
