import type { Browser } from '@playwright/test';
import { expect, journey } from './journey';
import { cardOf, sendLink, videoOf } from './mainJob.creators';
import { expectNotice, inHand, type Person, person } from './mainJob.people';

interface Row {
  id: string;
  workOrderNo: string;
  shop: { id: string };
  goods: { id: string };
}
interface Submission {
  up: { id: string; name: string };
  upNumber: string;
  can: string[];
}
interface Sample {
  up: { id: string };
  goods: { id: string };
  sampleStatus: number;
}
/** Asked for, awaiting, shipped, arrived or overdue. */
const open = [1, 2, 3, 4, 8];
interface Found extends Submission {
  bd: Person;
  order: Row;
}

/** A BD with an agreed creator for whom a sample may be requested and the video published, on sale for everybody. */
async function someWork(browser: Browser, baseURL: string): Promise<Found> {
  for (const account of ['bd.ph.1', 'bd.ph.2', 'bd.vn.1', 'bd.vn.2']) {
    const bd = await person(browser, { account, baseURL });
    const { rows } = await bd.read<{ rows: Row[] }>('/main/workOrder/bd', { pageSize: '50', workOrderStatus: '2' });
    // Whoever has a sample of this product under way in another order gets no second one.
    const samples = await bd.read<{ rows: Sample[] }>('/main/sample/page', { pageSize: '100' });
    const underWay = new Set(
      samples.rows.filter(({ sampleStatus }) => open.includes(sampleStatus)).map(({ up, goods }) => `${up.id}:${goods.id}`),
    );
    for (const order of rows) {
      const submissions = await bd.read<Submission[]>('/main/workOrderUp/ofOrder', { workOrderId: order.id });
      const names = submissions.map(({ up }) => up.name);
      const fit = submissions.filter(
        ({ can, up }) =>
          can.includes('requestSample') && can.includes('submitPublish') && names.filter((name) => name === up.name).length === 1,
      );
      const found = fit.find(({ up }) => !underWay.has(`${up.id}:${order.goods.id}`));
      if (found) return { ...found, bd, order };
    }
    await bd.context.close();
  }
  throw new Error('The demo has no agreed creator without a sample.');
}

journey('a sample: requested, approved and shipped by keys, delivered, and completed by the video itself', async ({ browser, server }) => {
  journey.setTimeout(240_000);
  const admin = await person(browser, { account: 'admin2', baseURL: server.url });
  const { bd, order, up, upNumber } = await someWork(browser, server.url);
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
