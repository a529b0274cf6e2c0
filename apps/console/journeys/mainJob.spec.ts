import type { Locator, Page } from '@playwright/test';
import { expect, journey } from './journey';
import { expectNotice, type Person, person } from './mainJob.people';

/** A video of a creator posted now: numbers of short videos begin with the second they were posted in. */
const videoOf = (handle: string, at: number) => `https://www.tiktok.com/@${handle}/video/${(BigInt(Math.floor(Date.now() / 1000)) << 32n) + BigInt(at)}`;

const confirm = (page: Page, verb: string) => page.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click();
const creators = (page: Page) => page.getByRole('list', { name: 'Creators' });
const cardOf = (page: Page, name: string) => creators(page).getByRole('listitem', { name, exact: true });

/** The merchant proves who it is with pictures of the papers; an administrator passes them; a product goes on sale. */
async function certify(merchant: Person, admin: Person): Promise<string> {
  type Mine = { shop: { id: string; version: number; shopStatus: number }; rounds: { round: number }[] };
  const mine = async () => (await merchant.call<Mine>('get', '/main/shopCertification/mine')).data;
  const { shop } = await mine();
  if (shop.shopStatus === 2) expect((await admin.call('post', '/main/shop/revoke', { id: shop.id, reason: 'The papers have expired.', force: true })).code).toBe(200);
  const papers = { certMethod: 2, realName: 'Nguyễn Thị Bích', idCardNo: '001184012345', idCardFront: await merchant.upload(), idCardBack: await merchant.upload(), enterpriseName: 'Bếp Nhà Mình Co.', businessLicence: await merchant.upload(), licenceNo: 'VN-0109998887', agreed: true };
  expect((await merchant.call('post', '/main/shopCertification/submit', papers)).code).toBe(200);
  const round = Math.max(...(await mine()).rounds.map((one) => one.round));
  expect((await admin.call('post', '/main/shop/pass', { id: shop.id, round })).code).toBe(200);
  const goods = { goodsName: 'Stainless lunch box, 3 layers', goodsUrl: 'https://shop.example/lunchbox', goodsCategory: 'kitchen', listPrice: '399000', price: '349000', sampleQuota: 5 };
  const added = await merchant.call<{ id: string }>('post', '/main/goods/add', goods);
  expect(added.code).toBe(200);
  expect((await merchant.call('post', '/main/goods/onSale', { ids: [added.data.id] })).code).toBe(200);
  return goods.goodsName;
}

async function writeDemand({ page }: Person, goodsName: string): Promise<void> {
  await page.goto('/demand');
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Lunch boxes before Tết');
  await pick(page, dialog.getByRole('combobox', { name: 'Product' }), goodsName);
  await dialog.getByRole('textbox', { name: 'Creators needed' }).fill('2');
  await dialog.getByRole('radio', { name: 'Commission order' }).check();
  await dialog.getByRole('textbox', { name: 'Whole package' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Creator commission' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Creators wanted' }).fill('Cooks and mothers in the south');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Lunch boxes before Tết' }).click();
  await expect(page.getByText(/Check the form and submit it/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).first().click();
  await confirm(page, 'Submit');
  await expect(page.getByText(/The agency is looking at it/)).toBeVisible();
}

async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

/** The leader turns the form into an order, is refused while creators are not allocated, and issues it. Answers number and id. */
async function issue({ page }: Person): Promise<{ no: string; id: string }> {
  await page.goto('/demand');
  await page.getByRole('link', { name: 'Lunch boxes before Tết' }).click();
  await page.getByRole('button', { name: 'Make a work order' }).first().click();
  await confirm(page, 'Make a work order');
  await expect(page).toHaveURL(/workOrderOwnDetail\?id=\d+/);
  await expect(page.getByText(/0 of 2 are allocated/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const no = (await page.getByText(/^WO\d/).first().innerText()).split(' ')[0] ?? '';
  await page.goto(`/workOrder/leader?searchValue=${no}`);
  await page.getByRole('row', { name: new RegExp(no) }).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Preview link before publishing' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/workOrderOwnDetail?id=${id}`);
  await page.getByRole('button', { name: 'Hand out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hand out' }).click();
  await expect(dialog.getByText('All creators must be allocated before issuing (0 of 2).')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Allocate', exact: true }).last().click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  return { no, id };
}

async function allocate({ page }: Person, account: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: `(${account})` }).fill('2');
  await expect(dialog.getByText('2 of 2 creators allocated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Every creator is allocated/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand out', exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Hand out' }).click();
  await expect(dialog.getByText('1 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/has not claimed yet|have not claimed yet/)).toBeVisible();
}

/** The BD submits two creators that fit, of names that no other candidate has; answers these names. */
async function submitTwo({ page }: Person): Promise<[string, string]> {
  await page.getByRole('button', { name: 'Submit creators' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Submit creators' });
  const candidates = drawer.getByRole('listitem');
  await expect(candidates.first()).toBeVisible();
  const labels = await candidates.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  const names = labels.filter((label) => labels.filter((one) => one === label).length === 1).slice(0, 2);
  for (const [at, reason] of ['The audience fits the product', 'The style fits the brand'].entries()) {
    const card = drawer.getByRole('listitem', { name: names[at] ?? '', exact: true });
    await card.getByRole('button', { name: 'Choose' }).click();
    await card.getByRole('button', { name: reason }).click();
    await card.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(card).toHaveCount(0);
  }
  await drawer.getByRole('button', { name: 'Close' }).click();
  return names as [string, string];
}

const inHand = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

journey('the main job: four people, from a wish to a published, approved video', async ({ browser, server }) => {
  journey.setTimeout(240_000);
  const [merchant, admin, leader, bd, other] = await Promise.all(['shop.vn.2', 'admin2', 'leader.vn', 'bd.vn.1', 'bd.vn.2'].map((account) => person(browser, { account, baseURL: server.url }))) as [Person, Person, Person, Person, Person];
  const goodsName = await certify(merchant, admin);
  await writeDemand(merchant, goodsName);

  const { no, id } = await issue(leader);
  await allocate(leader, 'bd.vn.1');

  await bd.page.goto('/workOrder/hall');
  await expectNotice(bd, /New order: Lunch boxes before Tết/);
  await bd.page.getByRole('row', { name: new RegExp(no) }).getByRole('button', { name: 'Claim' }).click();
  await expect(bd.page.getByText(/claimed$/).first()).toBeVisible();
  await other.page.goto('/workOrder/hall');
  await expect(other.page.getByRole('heading', { name: 'Order hall', level: 1 })).toBeVisible();
  await expect(other.page.getByText(no)).toHaveCount(0);
  await other.page.goto(`/workOrderBDDetail?id=${id}`);
  await expect(other.page.getByText('Record not found or no access.')).toBeVisible();

  await bd.page.goto('/workOrder/bd');
  await bd.page.getByRole('link', { name: 'Lunch boxes before Tết' }).click();
  const [first, second] = await submitTwo(bd);

  await admin.page.goto(`/workOrder/upAudit?searchValue=${no}`);
  await expect(inHand(admin.page, first)).toBeVisible();
  await admin.page.keyboard.press('a');
  await expect(inHand(admin.page, second)).toBeVisible();
  await admin.page.keyboard.press('r');
  await admin.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The recommendation does not say why');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(admin.page.getByText('Nothing waits for review')).toBeVisible();

  await bd.page.reload();
  await expect(bd.page.getByText(`${second} was rejected`, { exact: false })).toBeVisible();
  await cardOf(bd.page, second).getByRole('button', { name: 'Submit again' }).click();
  await cardOf(bd.page, second).getByRole('button', { name: 'Steady views in the last 30 days' }).click();
  await cardOf(bd.page, second).getByRole('button', { name: 'Submit again' }).click();
  await expect(bd.page.getByText(`${second} submitted again`)).toBeVisible();
  await admin.page.reload();
  await expect(inHand(admin.page, second)).toBeVisible();
  await admin.page.keyboard.press('a');
  await expect(admin.page.getByText('Nothing waits for review')).toBeVisible();

  await bd.page.reload();
  for (const name of [first, second]) {
    await cardOf(bd.page, name).getByRole('button', { name: 'Agree' }).click();
    await cardOf(bd.page, name).getByRole('textbox', { name: 'Promotion link' }).fill('https://s.tiktok.com/promo');
    await cardOf(bd.page, name).getByRole('button', { name: 'Agree' }).click();
    await expect(cardOf(bd.page, name).getByText('Agreed', { exact: true })).toBeVisible();
  }

  const { data: submitted } = await bd.call<{ up: { name: string }; upNumber: string }[]>('get', '/main/workOrderUp/ofOrder', { workOrderId: id });
  const handle = submitted.find(({ up }) => up.name === first)?.upNumber.replace(/^@/, '') ?? '';
  const card = cardOf(bd.page, first);
  const send = async (button: string, field: string, link: string) => {
    await card.getByRole('button', { name: button }).click();
    await card.getByRole('textbox', { name: field }).fill(link);
    await card.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(bd.page.getByText(`Link of ${first} submitted`).last()).toBeVisible();
  };
  await send('Submit preview', 'Preview link', videoOf(handle, 1));
  await admin.page.goto(`/workOrder/linkAudit?searchValue=${no}`);
  await expect(inHand(admin.page, first)).toBeVisible();
  await admin.page.keyboard.press('r');
  await admin.page.getByRole('dialog').getByRole('button', { name: /The product is shown too briefly/ }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(admin.page.getByText('Nothing waits for review')).toBeVisible();
  await bd.page.reload();
  await expect(bd.page.getByText(`The link of ${first} was rejected`, { exact: false })).toBeVisible();
  await send('Submit again', 'Preview link', videoOf(handle, 2));
  await admin.page.reload();
  await expect(inHand(admin.page, first)).toBeVisible();
  await admin.page.keyboard.press('a');
  await expect(admin.page.getByText('Nothing waits for review')).toBeVisible();

  await bd.page.reload();
  await send('Submit publish link', 'Publish link', videoOf(handle, 3));
  // The server asks the channel on its own; a publish link can be approved once it was found valid.
  await expect(async () => {
    await admin.page.reload();
    await expect(admin.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  await admin.page.keyboard.press('a');
  await expect(admin.page.getByText('Nothing waits for review')).toBeVisible();

  await bd.page.reload();
  await bd.page.getByRole('button', { name: /Show all/ }).click();
  await expect(cardOf(bd.page, first).getByText('Fulfilled', { exact: true }).first()).toBeVisible();

  await merchant.page.goto('/workOrder/shop');
  await merchant.page.getByRole('link', { name: 'Lunch boxes before Tết' }).click();
  await expect(merchant.page.getByRole('heading', { name: 'Terms, frozen at hand-out' })).toBeVisible();
  await expect(merchant.page.getByRole('heading', { name: 'BDs' })).toHaveCount(0);
  await expectNotice(merchant, new RegExp(first));
  await expectNotice(leader, /Lunch boxes before Tết/);
  await expectNotice(admin, new RegExp(`Creator to review: ${first}`));

  for (const [locale, heading] of [['中文', '条款（下发时锁定）'], ['Tiếng Việt', 'Điều khoản, khóa khi phát đơn']] as const) {
    await merchant.page.getByRole('button', { name: /^(Language|语言)/ }).click();
    await merchant.page.getByRole('menuitem', { name: locale }).click();
    await expect(merchant.page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await Promise.all([merchant, admin, leader, bd, other].map(({ context }) => context.close()));
});
