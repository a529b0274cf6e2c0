import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInBothSchemes } from './axeFindings';
import { expect, holdToken, journey, speak } from './journey';

const header = (page: Page) => page.getByRole('banner');

/** What opens over the page from its frame, by the button that opens it. */
const openings = [
  { name: 'language', button: /^Language/, opened: 'menu' },
  { name: 'downloads', button: 'Download centre', opened: 'dialog' },
  { name: 'bell', button: /notice/, opened: 'dialog' },
  { name: 'account', button: /^Account/, opened: 'menu' },
] as const;

async function settle(page: Page, layout: 'side' | 'top') {
  await page.evaluate((value) => localStorage.setItem('backlot.settings', JSON.stringify({ layout: value, multiTab: true })), layout);
}

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  journey(`axe finds nothing in what opens from the header at ${width} px, light and dark`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await speak(context, 'en');
    await holdToken(page, 'superAdmin');
    const found: string[] = [];
    await page.goto('/welcome');
    await expect(page.locator('#content h1')).toBeVisible();
    for (const { name, button, opened } of openings) {
      await header(page).getByRole('button', { name: button }).click();
      await expect(page.getByRole(opened)).toBeVisible();
      await expect(page.getByRole(opened).locator('[aria-busy=true]')).toHaveCount(0);
      found.push(...(await axeFindingsInBothSchemes(page, name)));
      if (name === 'bell') {
        const cut = await page
          .getByRole('tab')
          .evaluateAll((tabs) =>
            tabs
              .filter(
                (tab) => tab.getBoundingClientRect().right > (tab.closest('.MuiTabs-scroller')?.getBoundingClientRect().right ?? 0) + 1,
              )
              .map(({ textContent }) => textContent),
          );
        expect(cut).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole(opened)).toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}

journey('on a phone the newest notice stands at the bottom and leaves every button of the header free', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await page.goto('/welcome');
  const notices = page.getByRole('region', { name: 'Notices' });
  // A greeting may come before or after it.
  const newest = notices.getByRole('button', { name: /^(Open|Mark as read)$/ });
  await newest.hover();
  const buttons = header(page).getByRole('button');
  expect(await buttons.count()).toBeGreaterThan(4);
  const covered = await buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [] : [button.ariaLabel ?? button.textContent];
    }),
  );
  expect(covered).toEqual([]);
  await expect(newest).toBeVisible();
  await notices.getByRole('button', { name: 'Dismiss' }).click();
  await expect(newest).toHaveCount(0);
});

journey('axe finds nothing in the opened menus of the tabs and of a menu in the header', async ({ page, context }) => {
  journey.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await speak(context, 'en');
  await holdToken(page, 'superAdmin');
  await settle(page, 'top');
  await page.goto('/welcome');
  await expect(page.locator('#content h1')).toBeVisible();
  const found: string[] = [];
  const look = async (name: string) => {
    await expect(page.getByRole('menu')).toBeVisible();
    found.push(...(await axeFindings(page, name)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'More for tabs' }).click();
  await look('tabs');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button').first().click();
  await look('group');
  await menu.getByRole('button', { name: /^More/ }).click();
  await look('more');
  expect(found).toEqual([]);
});
