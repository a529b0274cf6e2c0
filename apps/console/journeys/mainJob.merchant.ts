import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';
import { confirm, expectNotice, type Person, within } from './mainJob.people';
import { openFound } from './openFound';

/** Name of the merchant of `shop.vn.2`. */
export const shopName = 'Bếp Nhà Mình';
export const goodsName = 'Stainless lunch box, 3 layers';
export const demandName = 'Lunch boxes before Tết';

/** The papers of before have expired: without a certification no demand form can be submitted. */
export async function revoke({ page }: Person): Promise<void> {
  await page.goto('/shop');
  await openFound(page, { field: 'Name or code', name: shopName });
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('The papers have expired.');
  await confirm(page, 'Revoke');
  await confirm(page, 'Revoke all the same');
  await expect(page.getByText(`Certification of ${shopName} revoked`)).toBeVisible();
}

/** The merchant finds its certification among the settings and submits pictures of the papers. */
export async function submitPapers({ page }: Person): Promise<void> {
  await page.goto('/account/settings/base');
  await page.getByRole('tab', { name: 'Certification' }).click();
  await expect(page.getByRole('heading', { name: 'Submit papers' })).toBeVisible();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 480, height: 300 } });
  await page.getByRole('radio', { name: 'Enterprise' }).check();
  await page.getByRole('textbox', { name: 'Real name' }).fill('Nguyễn Thị Bích');
  await page.getByRole('textbox', { name: 'ID number' }).fill('001184012345');
  await page.getByRole('textbox', { name: 'Enterprise name' }).fill('Bếp Nhà Mình Co.');
  await page.getByRole('textbox', { name: 'Licence number' }).fill('VN-0109998887');
  for (const name of ['ID card, front', 'ID card, back', 'Business licence'])
    await replacePicture(page.getByRole('group', { name }), picture);
  await page.getByRole('checkbox', { name: /What I submit is true/ }).check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  // Whoever has the queue open may take them in hand at once.
  await expect(page.getByText(/Your papers are being reviewed|Somebody is reviewing your papers/)).toBeVisible();
}

async function replacePicture(field: Locator, buffer: Buffer): Promise<void> {
  await field.getByRole('button', { name: /^Remove/ }).click();
  await field.locator('input[type=file]').setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer });
  await expect(field.getByRole('button', { name: 'Remove paper.png' })).toBeVisible();
}

/** The administrator opens what waits, sees the pictures and passes them with the keyboard. */
export async function pass({ page }: Person): Promise<void> {
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Merchants to certify' }).click();
  await page.getByRole('link', { name: shopName }).click();
  await expect(page.getByText(/read the papers, then pass/)).toBeVisible();
  for (const name of ['ID card, front', 'ID card, back', 'Business licence'])
    await expect(page.getByRole('button', { name: `${name}: show large` }).first()).toBeVisible();
  await page.keyboard.press('p');
  await confirm(page, 'Pass');
  await expect(page.getByText(`${shopName} is certified`)).toBeVisible();
}

/** The certified merchant adds a product with a picture and puts it on sale. */
export async function addGoods({ page }: Person): Promise<void> {
  await page.goto('/goods');
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(goodsName);
  await pick(page, dialog.getByRole('combobox', { name: 'Category' }), 'Kitchen');
  await dialog.getByRole('textbox', { name: 'Product link' }).fill('https://shop.example/lunchbox');
  await dialog.getByRole('textbox', { name: 'List price' }).fill('399000');
  await dialog.getByRole('textbox', { name: 'Selling price' }).fill('349000');
  await dialog.getByRole('textbox', { name: 'Sample quota' }).fill('5');
  const main = dialog.getByRole('group', { name: 'Main picture' });
  await main.locator('input[type=file]').setInputFiles({
    name: 'box.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } }),
  });
  await expect(main.getByRole('button', { name: 'Remove box.png' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: goodsName }).click();
  await expect(page.getByRole('heading', { level: 1, name: goodsName })).toBeVisible();
  await page.getByRole('button', { name: 'Put on sale' }).first().click();
  await expect(page.getByText('On sale', { exact: true }).first()).toBeVisible();
}

/** The merchant wishes for five creators; the form goes to the agency. */
export async function writeDemand(merchant: Person): Promise<void> {
  const { page } = merchant;
  await page.goto('/demand');
  await within(merchant, 9, () => wish(page));
  await expectNotice(merchant, /certif|passed/i);
}

async function wish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(demandName);
  await pick(page, dialog.getByRole('combobox', { name: 'Product' }), goodsName);
  await dialog.getByRole('textbox', { name: 'Creators needed' }).fill('5');
  await dialog.getByRole('radio', { name: 'Commission order' }).check();
  await dialog.getByRole('textbox', { name: 'Whole package' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Creators wanted' }).fill('Cooks and mothers in the south');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: demandName }).click();
  await expect(page.getByText(/Check the form and submit it/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).first().click();
  await confirm(page, 'Submit');
  await expect(page.getByText(/The agency is looking at it/)).toBeVisible();
}

async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}
