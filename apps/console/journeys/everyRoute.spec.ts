import { axeFindingsInBothSchemes } from './axeFindings';
import { expect, journey, speak } from './journey';
import { listFindings } from './listFindings';
import { noteShifts, tooMuchMoved } from './shifts';
import { smallTargets } from './touchTargets';
import { menuFindings, openedRecord } from './openedRecord';
import { noteErrors, oneOfEachRole, screensOf, walk } from './menuRoutes';

journey.describe.configure({ mode: 'parallel' });

/** Each screen once in each language: with whoever has most beside it, and with whom it is made for. */
const walks = [
  { locale: 'zh-CN', language: /^zh/, people: oneOfEachRole },
  // From the middle: whoever shares screens with those before them opens them as well.
  { locale: 'en', language: /^en/, people: [...oneOfEachRole.slice(3), ...oneOfEachRole.slice(0, 3)] },
  { locale: 'vn', language: /^vi/, people: oneOfEachRole.toReversed() },
] as const;

for (const { locale, language, people } of walks) {
  journey(
    `in ${locale} no screen scrolls sideways at 360 px, jumps while it arrives or has a button too small for a thumb, phones begin with a card, and no list cuts what must be read at 768, 1024 and 1440 px`,
    async ({ page, context }) => {
      journey.setTimeout(600_000);
      const found = noteErrors(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await speak(context, locale);
      await noteShifts(context);
      let lists = 0;
      await walk(page, await screensOf(page, people), async ({ account, route }) => {
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        const wrong = [...(over > 0 ? [`scrolls by ${over} px`] : []), ...(await tooMuchMoved(page)), ...(await smallTargets(page))];
        if ((await page.locator('.BlTable-body').count()) > 0) {
          lists += 1;
          wrong.push(...(await listFindings(page)));
        }
        found.push(...wrong.map((text) => `${route} of ${account}: ${text}`));
      });
      expect(found).toEqual([]);
      expect(lists).toBeGreaterThan(15);
    },
  );
}

const apps = ['marketing', 'channel', 'system'];

for (const app of apps) {
  journey(
    `axe finds nothing on the screens of ${app}, light and dark; none jumps while it arrives or writes into the log, and the menu shows where each and its records are`,
    async ({ page, context }) => {
      journey.setTimeout(600_000);
      await speak(context, 'en');
      const found = noteErrors(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await noteShifts(context);
      const opened = new Set<string>();
      const screens = await screensOf(page, oneOfEachRole);
      expect([...new Set(screens.map((screen) => screen.app))]).toEqual(apps);
      await walk(
        page,
        screens.filter((screen) => screen.app === app),
        async ({ account, route }) => {
          const name = `${route} of ${account}`;
          found.push(...(await tooMuchMoved(page)).map((text) => `${name}: ${text}`));
          // What stands around the content is the same for one person, and stands on their home page.
          found.push(...(await axeFindingsInBothSchemes(page, name, route === '/welcome' ? undefined : '#content')));
          await tooMuchMoved(page);
          found.push(...(await menuFindings(page)).map((text) => `${name}: ${text}`));
          found.push(...(await openedRecord(page, opened)).map((text) => `${name}: ${text}`));
          await tooMuchMoved(page);
        },
      );
      expect(found).toEqual([]);
      expect(opened.size).toBeGreaterThan(app === 'marketing' ? 8 : 0);
    },
  );
}
