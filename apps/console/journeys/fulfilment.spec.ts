import { bringAgain, bringScript, film } from './fulfilment.script';
import { hasArrived, requestSample, shipByKeys, withoutSample } from './fulfilment.sample';
import { expect, journey } from './journey';
import { approveInHand, rejectInHand, sendLink, videoOf } from './mainJob.creators';
import { type Person, person } from './mainJob.people';
import { someSubmission } from './someSubmission';

const name = 'Unboxing at home';
const reason = 'The product comes too late';
const trackingNo = 'JOURNEY-1';

/** The administrator approves the link of a creator from the queue, once its check is done. */
async function approveLink({ page }: Person, { up, workOrderNo }: { up: string; workOrderNo: string }): Promise<void> {
  await expect(async () => {
    await page.goto(`/workOrder/linkAudit?searchValue=${workOrderNo}`);
    await page
      .getByRole('list', { name: 'Queue' })
      .getByRole('button', { name: new RegExp(`^${up} waiting for \\d min`) })
      .click({ timeout: 8000 });
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  const reviewed = page.waitForResponse((response) => response.url().endsWith('/approve'));
  await page.keyboard.press('a');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await reviewed;
}

journey('from approved to fulfilled: a sample, a script in two rounds, a video that completes both', async ({ browser, server }, info) => {
  journey.setTimeout(420_000);
  const admin = await person(browser, { account: 'admin2', baseURL: server.url });
  const { bd, order, up, upNumber } = await someSubmission(browser, {
    baseURL: server.url,
    can: ['requestSample', 'addScript', 'submitPublish'],
    fits: withoutSample,
  });
  const {
    account: { name: account },
  } = await admin.read<{ account: { name: string } }>('/main/shop/detail', { id: order.shop.id });
  const [country] = account.split('.').slice(1);
  const merchant = await person(browser, { account, baseURL: server.url });
  const page = `/workOrderBDDetail?id=${order.id}`;

  await bd.page.goto(page);
  await requestSample(bd, { name: up.name, isVietnam: country === 'vn' });
  await shipByKeys(merchant, { name: up.name, trackingNo });
  const sample = await hasArrived(bd, { name: up.name, trackingNo });

  await bd.page.goto(page);
  await bringScript(bd, { up: up.name, name, path: await film(info.outputPath('unboxing.mp4')) });
  await admin.page.goto(`/scriptQueue?searchValue=${order.workOrderNo}`);
  await rejectInHand(admin, { name, reason });
  const phone = await person(browser, { account: bd.account, baseURL: server.url, language: 'zh-CN' });
  await phone.page.setViewportSize({ width: 360, height: 740 });
  await phone.page.goto(`/script?searchValue=${order.workOrderNo}`);
  await bringAgain(phone, { name, reason });
  await approveInHand(admin, name);
  await phone.page.reload();
  await expect(phone.page.getByText('已通过，达人可据此制作。')).toBeVisible();
  await expect(phone.page.getByRole('heading', { name: '历史轮次' })).toBeVisible();

  await bd.page.goto(page);
  const link = videoOf(upNumber.replace(/^@/, ''), 77);
  await sendLink(bd, { name: up.name, button: 'Submit publish link', field: 'Publish link', link });
  await approveLink(admin, { up: up.name, workOrderNo: order.workOrderNo });

  await bd.page.goto(sample);
  await expect(bd.page.getByText('The content is out. Nothing is left to do.')).toBeVisible();
  await expect(bd.page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await Promise.all([admin, bd, merchant, phone].map(({ context }) => context.close()));
});
