import { expect, journey } from './journey';
import { type Person, person } from './mainJob.people';

interface Up {
  id: string;
  nickname: string;
  country: string;
  can: string[];
}
interface Product {
  goodsName: string;
}

/** An own creator of a BD whose name nobody else in sight has. */
async function ownCreator({ read }: Person): Promise<Up> {
  const { rows } = await read<{ rows: Up[] }>('/main/up/page', { pageSize: '100' });
  const up = rows.find(({ can, nickname }) => can.includes('addFollowUp') && rows.filter((one) => one.nickname === nickname).length === 1);
  if (!up) throw new Error('The demo has no creator of this BD.');
  return up;
}

/** A day some weeks ahead, on which the demo plans nothing. */
const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

journey(
  'a live: planned with its product, found in the week, and a second one at the time told before saving',
  async ({ browser, server }) => {
    const bd = await person(browser, { account: 'bd.ph.1', baseURL: server.url });
    const { page } = bd;
    const up = await ownCreator(bd);
    const { rows: products } = await bd.read<{ rows: Product[] }>('/main/goods/page', { status: '1', country: up.country });
    const product = products[0]?.goodsName ?? '';
    const dialog = page.getByRole('dialog', { name: 'Plan a live' });
    const choose = async (label: string, text: string) => {
      await dialog.getByRole('combobox', { name: label }).fill(text);
      await page.getByRole('option', { name: text }).first().click();
    };
    const fill = async (title: string) => {
      await page.getByRole('button', { name: 'Plan a live' }).click();
      await choose('Creator', up.nickname);
      await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
      await dialog.getByLabel(/^Begins/).fill(`${day}T20:00`);
      await dialog.getByLabel(/^Ends/).fill(`${day}T22:00`);
      await choose('Add a product', product);
    };
    await page.goto('/live_broadcast_management');
    await fill('Sixty days from now');
    await expect(dialog.getByText('The creator and the products are free at this time.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Plan a live' }).click();
    await expect(page.getByText(`The live of ${up.nickname} is planned`)).toBeVisible();

    await page.goto(`/liveCalendar?from=${day}`);
    const entry = page.getByRole('region', { name: new RegExp(day) }).getByRole('link', { name: new RegExp(up.nickname) });
    await expect(entry).toContainText('20:00 – 22:00');
    await fill('At the same time');
    await expect(dialog.getByText(new RegExp(`${up.nickname} is on air then`))).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Plan a live' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await entry.press('Enter');
    await expect(page.getByText(/The BD is reminded an hour before/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the live' }).click();
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('textbox').fill('The vouchers are not ready.');
    await asking.getByRole('button', { name: 'Cancel the live' }).click();
    await expect(page.getByText('Cancelled: The vouchers are not ready.')).toBeVisible();
  },
);

journey('a follow-up: planned for today at the creator, due in the list, and done by its note', async ({ browser, server }) => {
  const bd = await person(browser, { account: 'bd.ph.2', baseURL: server.url });
  const { page } = bd;
  const up = await ownCreator(bd);
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/talentAdminDetail?id=${up.id}`);
  await page.getByRole('textbox', { name: 'What was talked about' }).fill('Sends the offer, call again today.');
  await page.getByRole('textbox', { name: 'Next contact' }).fill(today);
  await page.getByRole('button', { name: 'Add note' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Sends the offer, call again today.' });
  await expect(note.getByText('today', { exact: true })).toBeVisible();

  await page.goto(`/followUp?waits=me&searchValue=${encodeURIComponent('Sends the offer')}`);
  const row = page.getByRole('row').filter({ hasText: up.nickname });
  await row.getByRole('button', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog', { name: `Followed up: ${up.nickname}` });
  await dialog.getByRole('textbox', { name: 'What was talked about' }).fill('She accepts.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`Noted. ${up.nickname} is followed up.`)).toBeVisible();
  await expect(row).toBeHidden();
  await page.goto(`/talentAdminDetail?id=${up.id}`);
  await expect(page.getByText('She accepts.')).toBeVisible();
});
