import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

const open = async (page: Page, account: string, path: string) => {
  await holdToken(page, account);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Sets one filter of the bar. */
async function filterBy(page: Page, { filter, choice }: { filter: string; choice: string }): Promise<void> {
  await page.getByRole('button', { name: filter, exact: true }).click();
  const editor = page.getByRole('dialog', { name: filter });
  await editor.getByRole('checkbox', { name: choice, exact: true }).check();
  await editor.getByRole('button', { name: 'Done' }).click();
}

journey('creators are searched by filters that stand in the address, and by pasted ids with those not found named', async ({ page }) => {
  await open(page, 'bd.ph.1', '/up/library');
  await filterBy(page, { filter: 'Country', choice: 'Philippines' });
  await page.getByRole('button', { name: 'Followers', exact: true }).click();
  await page.getByRole('dialog', { name: 'Followers' }).getByRole('textbox', { name: 'From' }).fill('10K');
  await page.getByRole('dialog', { name: 'Followers' }).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/country=PH.*fansMin=10000/);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('dialog').getByRole('group', { name: 'Female followers' }).getByRole('textbox', { name: 'From' }).fill('40%');
  await page.getByRole('dialog').getByRole('checkbox', { name: '3 stars' }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d/ })
    .click();
  await expect(page).toHaveURL(/femaleMin=0\.4/);
  const range = page.getByText(/^\d+-\d+ of \d+$/).last();
  await expect(range).toBeVisible();
  const narrow = await range.innerText();
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await expect(copy.getByText(narrow, { exact: true }).last()).toBeVisible();
  await copy.close();

  await page.goto('/up/library');
  const handles = await page.getByText(/^@/).allInnerTexts();
  const search = page.getByRole('searchbox', { name: 'Name, handle, ids or links' });
  await search.focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, [handles[0], 'nobody.has.this', handles[1], '999999999999'].join('\n'));
  const missing = page.getByRole('list', { name: '2 of the pasted ones were not found' });
  await expect(missing.getByRole('listitem')).toHaveText(['nobody.has.this', '999999999999']);
  for (const handle of handles.slice(0, 2)) await expect(page.getByRole('grid').getByText(handle, { exact: true }).first()).toBeVisible();
});

journey('a new creator: saved only after the link was tested, with contact, label and price', async ({ page }) => {
  journey.setTimeout(120_000);
  await open(page, 'bd.ph.1', '/up/library');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Test the link before saving.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Channel page link' }).fill('https://www.tiktok.com/@nobody.knows.this');
  await dialog.getByRole('button', { name: 'Test the link' }).click();
  await expect(dialog.getByText(/No information obtained for the creator/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Channel page link' }).fill('https://www.tiktok.com/@demo.ph.1');
  await dialog.getByRole('button', { name: 'Test the link' }).click();
  await expect(dialog.getByText(/^Found .* followers/)).toBeVisible();
  const nickname = await dialog.getByRole('textbox', { name: 'Nickname' }).inputValue();
  await choose(page, 'Country', 'Philippines');
  await dialog.getByRole('combobox', { name: 'Labels' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('textbox', { name: 'Number or name' }).fill('+639171234567');
  await dialog.getByRole('button', { name: 'Add price' }).click();
  await dialog.getByRole('textbox', { name: 'Price title' }).fill('Short video');
  await dialog.getByRole('textbox', { name: 'What it includes' }).fill('One video, online for 90 days');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('4500');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${nickname} added`)).toBeVisible();

  await page.goto('/up/library?searchValue=demo.ph.1');
  await page.getByRole('link', { name: nickname }).click();
  await expect(page.getByText('₱4,500.00')).toBeVisible();
  await expect(page.getByText('+639171234567')).toBeVisible();
});

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}
