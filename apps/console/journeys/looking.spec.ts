import { rankPeriods, rankTypes } from '@backlot/contract';
import { expect, holdToken, journey, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

const dayMs = 86_400_000;
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

journey('a live is planned once: the same hour is refused with the live that has it, and the week shows it', async ({ page }) => {
  await holdToken(page, 'admin');
  const day = dayAhead(9);
  const fill = async () => {
    await page.goto('/live_broadcast_management');
    await page.getByRole('button', { name: 'Plan a live' }).click();
    const dialog = page.getByRole('dialog');
    for (const field of ['Creator', 'Add a product']) {
      await dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option').first().click();
    }
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Night of the looking glass');
    await dialog.getByLabel(/Begins/).fill(`${day}T12:10`);
    await dialog.getByLabel(/Ends/).fill(`${day}T12:40`);
    return dialog;
  };
  await (await fill()).getByRole('button', { name: 'Plan a live' }).click();
  await expect(page.getByText(/^The live of .* is planned$/)).toBeVisible();
  const again = await fill();
  await expect(again.getByText(/is on air then/)).toBeVisible();
  await expect(again.getByRole('button', { name: 'Plan a live' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.goto(`/liveCalendar?from=${day}`);
  await expect(page.getByRole('region', { name: new RegExp(day) }).getByRole('link', { name: /12:10/ })).toBeVisible();
});

journey('a board and its rows agree, and a ranking says how it is made', async ({ page }) => {
  await holdToken(page, 'leader.ph');
  await page.goto('/board/bd?range=90');
  for (const figure of ['GMV', 'Submitted', 'Approved', 'Published', 'Fulfilled']) {
    await page
      .getByRole('button', { name: `Show the rows behind ${figure}`, exact: true })
      .first()
      .click();
    const rows = page.getByRole('region', { name: new RegExp(`^Rows behind ${figure}`) });
    await expect(rows.getByRole('row', { name: /Sum.*equals the figure above/ })).toBeVisible();
  }
  // Fans are counted every day, so that this list has places at any hour; who leads a day is on that one.
  await page.goto(`/rank?rankType=${rankTypes.fansGrowth}&rankPeriod=${rankPeriods.daily}`);
  await expect(page.getByRole('button', { name: 'History' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'History' }).first().click();
  await expect(page.getByRole('dialog').getByRole('group', { name: /Place/ })).toBeVisible();
});

journey('from a word to its comments to a blacklist fan, and back with the word still chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('backlot.settings', JSON.stringify({ multiTab: true })));
  await holdToken(page, 'staff.2');
  await page.goto('/zone/gameCommunity/comments');
  const word = page.getByRole('button', { name: /^[^,]+, \d+ comments?$/ }).first();
  const name = ((await word.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await word.click();
  await expect(page.getByText(`Word ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Blacklist the author' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Says the same under every work.');
  await dialog.getByRole('button', { name: 'Blacklist the author' }).click();
  const told = await page.getByText(/ is on the blacklist$/).textContent();
  const fan = (told ?? '').replace(/ is on the blacklist$/, '');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Blacklist fans' }).click();
  await expect(page.getByRole('row', { name: new RegExp(fan.replaceAll(/[^\w ]/g, '.')) }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Word ${name}`)).toBeVisible();
});
