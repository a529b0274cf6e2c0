import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from './axeFindings';
import { expect, journey, speak } from './journey';
import { cardFindings, hasList, tableFindings } from './listFindings';
import { menuFindings, openedRecord } from './openedRecord';
import { noteErrors, oneOfEachRole, screensOf, walk } from './menuRoutes';
import { noteShifts, tooMuchMoved } from './shifts';
import { smallTargets } from './touchTargets';

journey.describe.configure({ mode: 'parallel' });

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 900 };
const desk = { width: 1440, height: 900 };
type Size = typeof phone;

// What holds at any width in any language is looked at in each; what a screen does while it arrives, at one width in each.
const fits =
  'no screen scrolls sideways on a phone or has a button too small for a thumb, lists begin with a card there and cut nothing that must be read at 768, 1024 and 1440 px';

/** Each screen once in each language: with whoever has most beside it, and with whom it is made for. */
const walks = [
  { locale: 'zh-CN', language: /^zh/, people: oneOfEachRole, size: phone },
  { locale: 'vn', language: /^vi/, people: oneOfEachRole.toReversed(), size: tablet },
] as const;

for (const { locale, language, people, size } of walks) {
  journey(`in ${locale} ${fits}; none jumps while it arrives at ${size.width} px`, async ({ page, context }) => {
    journey.setTimeout(600_000);
    const found = noteErrors(page);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await speak(context, locale);
    await noteShifts(context);
    let lists = 0;
    await walk(page, await screensOf(page, people), async ({ account, route }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const wrong = await tooMuchMoved(page);
      if (await hasList(page)) lists += 1;
      wrong.push(...(await fitFindings(page, size)));
      found.push(...wrong.map((text) => `${route} of ${account}: ${text}`));
    });
    expect(found).toEqual([]);
    expect(lists).toBeGreaterThan(45);
  });
}

const apps = ['marketing', 'channel', 'system'];
// From the middle: whoever shares screens with those before them opens them as well.
const fromTheMiddle = [...oneOfEachRole.slice(3), ...oneOfEachRole.slice(0, 3)];

for (const app of apps) {
  journey(
    `in en, ${app}: ${fits}; none jumps while it arrives at 1440 px or writes into the log, axe finds nothing, light and dark, and the menu shows where each and its records are`,
    async ({ page, context }) => {
      journey.setTimeout(600_000);
      await speak(context, 'en');
      const found = noteErrors(page);
      await page.setViewportSize(desk);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await noteShifts(context);
      const opened = new Set<string>();
      const screens = await screensOf(page, fromTheMiddle);
      expect([...new Set(screens.map((screen) => screen.app))].toSorted()).toEqual(apps.toSorted());
      await walk(
        page,
        screens.filter((screen) => screen.app === app),
        async ({ account, route }) => {
          await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
          const name = `${route} of ${account}`;
          const wrong = await tooMuchMoved(page);
          // What stands around the content is the same for one person, and stands on their home page.
          found.push(...(await axeFindingsInBothSchemes(page, name, route === '/welcome' ? undefined : '#content')));
          wrong.push(...(await menuFindings(page)));
          wrong.push(...(await fitFindings(page, desk)));
          wrong.push(...(await openedRecord(page, opened)));
          // A record's page may fill in from many places.
          await tooMuchMoved(page);
          found.push(...wrong.map((text) => `${name}: ${text}`));
        },
      );
      expect(found).toEqual([]);
      expect(opened.size).toBeGreaterThan(app === 'marketing' ? 8 : 0);
    },
  );
}

/** What does not fit the page that stands at some size, on a phone and on wider screens; it stands at its size again. */
async function fitFindings(page: Page, size: Size): Promise<string[]> {
  const isList = await hasList(page);
  if (size !== phone) await resize(page, phone);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = [...(over > 0 ? [`scrolls by ${over} px`] : []), ...(await smallTargets(page)), ...(await cardFindings(page))];
  if (isList) found.push(...(await tableFindings(page)));
  await resize(page, size);
  return found;
}

/** Takes another size; what that moves is not of the next screen. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  if (size === phone) await expect(page.locator('.BlTable-body [role=grid]')).toHaveCount(0);
  await tooMuchMoved(page);
}
