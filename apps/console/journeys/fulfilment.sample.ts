import { expect } from './journey';
import { cardOf } from './mainJob.creators';
import { expectNotice, inHand, type Person } from './mainJob.people';
import type { FoundOrder, FoundSubmission } from './someSubmission';

interface Sample {
  up: { id: string };
  goods: { id: string };
  sampleStatus: number;
}
/** Asked for, awaiting, shipped, arrived or overdue. */
const open = [1, 2, 3, 4, 8];

/** Whoever has a sample of this product under way in another order gets no second one. */
export async function withoutSample(bd: Person) {
  const { rows } = await bd.read<{ rows: Sample[] }>('/main/sample/page', { pageSize: '100' });
  const underWay = new Set(rows.filter(({ sampleStatus }) => open.includes(sampleStatus)).map(({ up, goods }) => `${up.id}:${goods.id}`));
  return (order: FoundOrder, { up }: FoundSubmission) => !underWay.has(`${up.id}:${order.goods.id}`);
}

/** The BD asks for a sample on the page of the order. */
export async function requestSample({ page }: Person, { name, isVietnam }: { name: string; isVietnam: boolean }): Promise<void> {
  const card = cardOf(page, name);
  await card.getByRole('button', { name: 'Request a sample' }).click();
  const fields = {
    Receiver: 'Bea Reyes',
    'Mobile phone': isVietnam ? '0912 345 678' : '0917 123 4567',
    'Province or state': 'Capital',
    ...(isVietnam ? {} : { City: 'Makati' }),
    'District, ward or barangay': 'Central',
    'Postal code': isVietnam ? '700000' : '1210',
    'Street and house number': '12 Kalayaan Avenue',
  };
  for (const [field, value] of Object.entries(fields)) await card.getByRole('textbox', { name: field }).fill(value);
  await card.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page.getByText(`Sample for ${name} requested`)).toBeVisible();
}

/** The merchant approves it and ships it from the queue without a pointer. */
export async function shipByKeys({ page }: Person, { name, trackingNo }: { name: string; trackingNo: string }): Promise<void> {
  await page.goto(`/sampleQueue?searchValue=${encodeURIComponent(name)}`);
  await expect(inHand(page, name)).toBeVisible();
  await expect(page.getByText('12 Kalayaan Avenue')).toBeVisible();
  const approved = page.waitForResponse((response) => response.url().endsWith('/sample/approve'));
  await page.keyboard.press('a');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await approved;
  await page.goto(`/sampleQueue?state=2&searchValue=${encodeURIComponent(name)}`);
  await expect(inHand(page, name)).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('combobox', { name: 'Carrier' })).toBeFocused();
  await page.keyboard.type('LBC');
  await page.keyboard.press('Tab');
  await page.keyboard.type(trackingNo);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Sample for ${name} shipped`)).toBeVisible();
}

/** The BD hears that it is on its way and says that it has arrived; answers the address of its page. */
export async function hasArrived(bd: Person, { name, trackingNo }: { name: string; trackingNo: string }): Promise<string> {
  await expectNotice(bd, new RegExp(`Sample shipped: ${name}`));
  const { page } = bd;
  await page.goto(`/sample?waits=me&searchValue=${trackingNo}`);
  await page.getByRole('link', { name: /^YP/ }).click();
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByText(/The creator publishes by/)).toBeVisible();
  return page.url();
}
