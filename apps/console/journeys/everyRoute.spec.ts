import { AxeBuilder } from '@axe-core/playwright';
import { expect, journey, speak } from './journey';
import { begin, menuRoutes, noteErrors, oneOfEachRole, openRoute } from './menuRoutes';

for (const account of oneOfEachRole) {
  journey(`no menu route of ${account} scrolls sideways at 360 px in three languages`, async ({ page }) => {
    journey.setTimeout(180_000);
    const found = noteErrors(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const routes = await menuRoutes(page, account);
    for (const [locale, language] of [
      ['zh-CN', /^zh/],
      ['en', /^en/],
      ['vn', /^vi/],
    ] as const) {
      await page.evaluate((value) => localStorage.setItem('lang', value), locale);
      await begin(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const route of routes) {
        await openRoute(page, route);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) found.push(`${route} in ${locale} by ${over} px`);
      }
    }
    expect(found).toEqual([]);
  });

  journey(`axe finds nothing on the screens of ${account}, light and dark`, async ({ page, context }) => {
    journey.setTimeout(900_000);
    await speak(context, 'en');
    const found = noteErrors(page);
    // Everybody's home is their own; the other screens that superAdmin has too are looked at with superAdmin.
    const seen = account === 'superAdmin' ? [] : await menuRoutes(page, 'superAdmin');
    const routes = (await menuRoutes(page, account)).filter((route) => route === '/welcome' || !seen.includes(route));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await begin(page);
      for (const route of routes) {
        await openRoute(page, route);
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(
          ...violations.map(({ id, nodes }) => `${route} ${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
}
