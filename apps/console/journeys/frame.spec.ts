import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

const set = (page: Page, settings: object) =>
  page.addInitScript((value) => localStorage.setItem('backlot.settings', value), JSON.stringify(settings));

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

journey('the side menu is 230 px wide, 80 px folded; tablets start folded, phones get a drawer', async ({ page }) => {
  await holdToken(page, 'admin3');
  await page.goto('/system/home');
  await expect(page.locator('#content h1')).toBeVisible();
  expect((await box(page, 'header')).height).toBe(55);
  for (const [width, side] of [
    [1440, 230],
    [1200, 230],
    [1199, 80],
    [577, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await box(page, 'aside')).width, { message: `at ${width} px` }).toBe(side);
  }
  await page.setViewportSize({ width: 576, height: 800 });
  await expect(page.locator('aside')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Online users' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await expect.poll(async () => (await box(page, 'aside')).width).toBe(80);
  await page.keyboard.press('[');
  await expect.poll(async () => (await box(page, 'aside')).width).toBe(230);
});

journey('header and side stay, leave or step aside as they were set', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await holdToken(page, 'bd.id.2');
  const scrolled = async (settings: object) => {
    await set(page, settings);
    await page.goto('/account/settings/custom');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 240);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(200);
    return { header: () => box(page, 'header').then(({ y }) => y), side: () => box(page, 'aside').then(({ y }) => y) };
  };
  const fixed = await scrolled({});
  await expect.poll(fixed.header).toBe(0);
  await expect.poll(fixed.side).toBe(0);
  const loose = await scrolled({ fixedHeader: false, fixedSide: false });
  await expect.poll(loose.header).toBeLessThan(-55);
  await expect.poll(loose.side).toBeLessThan(-55);
  const hiding = await scrolled({ autoHideHeader: true });
  await expect.poll(hiding.header).toBe(-55);
  await page.mouse.wheel(0, -30);
  await expect.poll(hiding.header).toBe(0);
});

journey('with the top menu there is no side, and the content is 1200 px wide or full', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await holdToken(page, 'bd.id.2');
  for (const [contentWidth, width] of [
    ['fixed', 1200],
    ['fluid', 1600],
  ] as const) {
    await set(page, { layout: 'top', contentWidth });
    await page.goto('/welcome');
    await expect(page.locator('#content h1')).toBeVisible();
    await expect(page.locator('aside')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Backlot' })).toHaveAttribute('href', '/welcome');
    // A scroll bar takes its part of a full width.
    await expect.poll(async () => Math.abs((await box(page, '#content')).width - width)).toBeLessThan(20);
  }
});
