import type { Browser } from '@playwright/test';
import { expect } from './journey';
import {
  agree,
  approveAll,
  approveInHand,
  cardOf,
  leaveDecided,
  rejectInHand,
  resubmit,
  sendLink,
  submitFive,
  videoOf,
} from './mainJob.creators';
import { addGoods, demandName, pass, revoke, submitPapers, writeDemand } from './mainJob.merchant';
import { allocate, convert } from './mainJob.order';
import { expectNotice, inHand, type Person, person, within } from './mainJob.people';

/** Four people, from a wish to a published, approved video; answers who they are, on the pages they came to. */
export async function doMainJob(browser: Browser, baseURL: string): Promise<Person[]> {
  const [merchant, admin, leader, bd, other] = (await Promise.all(
    ['shop.vn.2', 'admin2', 'leader.vn', 'bd.vn.1', 'bd.vn.2'].map((account) => person(browser, { account, baseURL })),
  )) as [Person, Person, Person, Person, Person];
  await revoke(admin);
  await submitPapers(merchant);
  await pass(admin);
  await addGoods(merchant);
  await writeDemand(merchant);
  const { no, id } = await convert(leader);
  // Three presses make the order, five allocate it and hand it out.
  await within(leader, 5, () => allocate(leader, 'bd.vn.1'));

  await bd.page.goto('/workOrder/hall');
  await expectNotice(bd, new RegExp(`New order: ${demandName}`));
  const beforeClaim = await bd.presses();
  await bd.page
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('button', { name: 'Claim' })
    .click();
  await expect(bd.page).toHaveURL(`/workOrderBDCurrentDetail?id=${id}`);
  await other.page.goto('/workOrder/hall');
  await expect(other.page.getByRole('heading', { name: 'Order hall', level: 1 })).toBeVisible();
  await expect(other.page.getByText(no)).toHaveCount(0);
  await other.page.goto(`/workOrderBDDetail?id=${id}`);
  await expect(other.page.getByText('Record not found or no access.')).toBeVisible();

  const [first, second, ...others] = await submitFive(bd);
  // Claim and open the picker; then one for each creator, the reason and the button.
  expect((await bd.presses()) - beforeClaim).toBeLessThanOrEqual(2 + 5 + 2);
  await admin.page.goto(`/workOrder/upAudit?searchValue=${no}`);
  await expect(inHand(admin.page, first)).toBeVisible();
  await admin.page.keyboard.press('a');
  await rejectInHand(admin, { name: second, reason: 'The recommendation does not say why' });
  await approveAll(admin, others);
  await resubmit(bd, second);
  await approveInHand(admin, second);

  await bd.page.reload();
  for (const name of [first, second]) await within(bd, 2, () => agree(bd, name));
  const submitted = await bd.read<{ up: { name: string }; upNumber: string }[]>('/main/workOrderUp/ofOrder', { workOrderId: id });
  const handle = submitted.find(({ up }) => up.name === first)?.upNumber.replace(/^@/, '') ?? '';
  await sendLink(bd, { name: first, button: 'Submit preview', field: 'Preview link', link: videoOf(handle, 1) });
  await admin.page.goto(`/workOrder/linkAudit?searchValue=${no}`);
  await rejectInHand(admin, { name: first, reason: 'The product is shown too briefly', isUsual: true });
  await bd.page.reload();
  await expect(bd.page.getByText(`The link of ${first} was rejected`, { exact: false })).toBeVisible();
  await sendLink(bd, { name: first, button: 'Submit again', field: 'Preview link', link: videoOf(handle, 2) });
  await approveInHand(admin, first);

  await bd.page.reload();
  // With the two of the agreement: four.
  await within(bd, 2, () => sendLink(bd, { name: first, button: 'Submit publish link', field: 'Publish link', link: videoOf(handle, 3) }));
  // The server asks the channel on its own; a publish link can be approved once it was found valid.
  await expect(async () => {
    await admin.page.reload();
    await expect(admin.page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  await admin.page.keyboard.press('a');
  await expect(admin.page.getByText('Nothing here matches')).toBeVisible();
  await leaveDecided(admin.page);

  await bd.page.reload();
  await bd.page.getByRole('button', { name: /^Show all \(/ }).click();
  await expect(cardOf(bd.page, first).getByText('Fulfilled', { exact: true }).first()).toBeVisible();

  await merchant.page.goto('/workOrder/shop');
  await merchant.page.getByRole('link', { name: demandName }).click();
  await expect(merchant.page.getByRole('heading', { name: 'Terms, frozen at hand-out' })).toBeVisible();
  await expect(merchant.page.getByRole('heading', { name: 'BDs' })).toHaveCount(0);
  await expectNotice(merchant, new RegExp(first));
  await expectNotice(leader, new RegExp(demandName));
  await expectNotice(admin, new RegExp(`Creator to review: ${first}`));
  await other.context.close();
  return [merchant, admin, leader, bd];
}
