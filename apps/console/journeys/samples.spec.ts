import { expect, journey } from './journey';
import { cardOf, sendLink, videoOf } from './mainJob.creators';
import { expectNotice, inHand, type Person, person } from './mainJob.people';
import { type FoundOrder, type FoundSubmission, someSubmission } from './someSubmission';

interface Sample {
  up: { id: string };
  goods: { id: string };
  sampleStatus: number;
}
/** Asked for, awaiting, shipped, arrived or overdue. */
const open = [1, 2, 3, 4, 8];

/** Whoever has a sample of this product under way in another order gets no second one. */
async function withoutSample(bd: Person) {
  const { rows } = await bd.read<{ rows: Sample[] }>('/main/sample/page', { pageSize: '100' });
  const underWay = new Set(rows.filter(({ sampleStatus }) => open.includes(sampleStatus)).map(({ up, goods }) => `${up.id}:${goods.id}`));
  return (order: FoundOrder, { up }: FoundSubmission) => !underWay.has(`${up.id}:${order.goods.id}`);
}

journey('a sample: requested, approved and shipped by keys, delivered, and completed by the video itself', async ({ browser, server }) => {
  journey.setTimeout(240_000);
  const admin = await person(browser, { account: 'admin2', baseURL: server.url });
  const { bd, order, up, upNumber } = await someSubmission(browser, {
    baseURL: server.url,
    can: ['requestSample', 'submitPublish'],
    fits: withoutSample,
  });
  const {
    account: { name: account },
  } = await admin.read<{ account: { name: string } }>('/main/shop/detail', { id: order.shop.id });
  const merchant = await person(browser, { account, baseURL: server.url });

  await bd.page.goto(`/workOrderBDDetail?id=${order.id}`);
  const card = cardOf(bd.page, up.name);
  await card.getByRole('button', { name: 'Request a sample' }).click();
  const isVietnam = account.startsWith('shop.vn');
  const fields = {
    Receiver: 'Bea Reyes',
    'Mobile phone': isVietnam ? '0912 345 678' : '0917 123 4567',
    'Province or state': 'Capital',
    ...(isVietnam ? {} : { City: 'Makati' }),
    'District, ward or barangay': 'Central',
    'Postal code': isVietnam ? '700000' : '1210',
    'Street and house number': '12 Kalayaan Avenue',
  };
  for (const [name, value] of Object.entries(fields)) await card.getByRole('textbox', { name }).fill(value);
  await card.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(bd.page.getByText(`Sample for ${up.name} requested`)).toBeVisible();

  await merchant.page.goto(`/sampleQueue?searchValue=${encodeURIComponent(up.name)}`);
  await expect(inHand(merchant.page, up.name)).toBeVisible();
  await expect(merchant.page.getByText('12 Kalayaan Avenue')).toBeVisible();
  const approved = merchant.page.waitForResponse((response) => response.url().endsWith('/sample/approve'));
  await merchant.page.keyboard.press('a');
  await merchant.page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await approved;
  await merchant.page.goto(`/sampleQueue?state=2&searchValue=${encodeURIComponent(up.name)}`);
  await expect(inHand(merchant.page, up.name)).toBeVisible();
  await merchant.page.keyboard.press('s');
  await expect(merchant.page.getByRole('combobox', { name: 'Carrier' })).toBeFocused();
  await merchant.page.keyboard.type('LBC');
  await merchant.page.keyboard.press('Tab');
  await merchant.page.keyboard.type('JOURNEY-1');
  await merchant.page.keyboard.press('Enter');
  await expect(merchant.page.getByText(`Sample for ${up.name} shipped`)).toBeVisible();

  await expectNotice(bd, new RegExp(`Sample shipped: ${up.name}`));
  await bd.page.goto('/sample?waits=me&searchValue=JOURNEY-1');
  await bd.page.getByRole('link', { name: /^YP/ }).click();
  await bd.page.getByRole('button', { name: 'It has arrived' }).click();
  await bd.page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click();
  await expect(bd.page.getByText(/The creator publishes by/)).toBeVisible();
  const sample = bd.page.url();

  await bd.page.goto(`/workOrderBDDetail?id=${order.id}`);
  await sendLink(bd, {
    name: up.name,
    button: 'Submit publish link',
    field: 'Publish link',
    link: videoOf(upNumber.replace(/^@/, ''), 77),
  });
  await expect(async () => {
    await admin.page.goto(`/workOrder/linkAudit?searchValue=${order.workOrderNo}`);
    await admin.page
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: new RegExp(`^${up.name} waiting for \\d min`) })
      .click({ timeout: 8000 });
    await expect(admin.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  const reviewed = admin.page.waitForResponse((response) => response.url().endsWith('/approve'));
  await admin.page.keyboard.press('a');
  await admin.page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await reviewed;

  await bd.page.goto(sample);
  await expect(bd.page.getByText('The content is out. Nothing is left to do.')).toBeVisible();
  await expect(bd.page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await Promise.all([admin, bd, merchant].map(({ context }) => context.close()));
});

journey('an overdue sample: no content is asked any more, on a phone, and it counts against nobody', async ({ browser, server }) => {
  const admin = await person(browser, { account: 'admin2', baseURL: server.url, language: 'vn' });
  const { page } = admin;
  await page.setViewportSize({ width: 360, height: 740 });
  const { rows } = await admin.read<{ rows: { id: string; up: { name: string } }[] }>('/main/sample/page', { sampleStatus: '8' });
  const [sample] = rows;
  if (!sample) throw new Error('The demo has no overdue sample.');
  await page.goto(`/sampleDetail?id=${sample.id}`);
  const late = page.getByText(/\d+ hoàn thành, \d+ quá hạn/);
  const before = Number(/, (\d+) quá hạn/.exec(await late.innerText())?.[1]);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Miễn nội dung' }).first().click();
  const question = page.getByRole('alertdialog', { name: `Không yêu cầu ${sample.up.name} ra nội dung nữa?` });
  await question.getByRole('textbox').fill('Sản phẩm đã ngừng bán.');
  await question.getByRole('button', { name: 'Miễn nội dung' }).click();
  await expect(page.getByText(`Đã miễn nội dung cho ${sample.up.name}`)).toBeVisible();
  await expect(page.getByText('Đã hủy', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`, ${before} quá hạn`))).toHaveCount(0);
  await expect(page.getByText('Sản phẩm đã ngừng bán.').first()).toBeVisible();
  await admin.context.close();
});
