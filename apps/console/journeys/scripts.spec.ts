import { open } from 'node:fs/promises';
import { expect, journey } from './journey';
import { approveInHand, cardOf, rejectInHand } from './mainJob.creators';
import { type Person, person } from './mainJob.people';
import { someSubmission } from './someSubmission';

const megabytes = 300;
const name = 'Unboxing at home';

/** What a film begins with; the rest is empty, which makes no difference to how it travels. */
const begin = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isommp42'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mdat'),
]);

async function film(path: string): Promise<string> {
  const file = await open(path, 'w');
  await file.write(begin);
  await file.truncate(megabytes * 1024 * 1024);
  await file.close();
  return path;
}

/** Cuts the network when so many parts have arrived, until the page says so. */
async function cutAfter({ page, context }: Person, parts: number): Promise<void> {
  for (let arrived = 0; arrived < parts; arrived += 1)
    await page.waitForResponse((response) => response.url().includes('/main/upload/part') && response.ok());
  await context.setOffline(true);
  await expect(page.getByText('The network is away. The upload goes on by itself as soon as it is back.')).toBeVisible();
  await context.setOffline(false);
}

journey(
  'a script: 300 MB over a network that is cut twice, rejected, brought again on a phone and approved',
  async ({ browser, server }, info) => {
    journey.setTimeout(240_000);
    const admin = await person(browser, { account: 'admin2', baseURL: server.url });
    const { bd, order, up } = await someSubmission(browser, { baseURL: server.url, can: ['addScript'] });
    await bd.page.goto(`/workOrderBDDetail?id=${order.id}`);
    await cardOf(bd.page, up.name).getByRole('button', { name: 'Add a script' }).click();
    const dialog = bd.page.getByRole('dialog', { name: `New script for ${up.name}` });
    await dialog.getByRole('textbox', { name: 'Name of the script' }).fill(name);
    await dialog.locator('input[type=file]').setInputFiles(await film(info.outputPath('unboxing.mp4')));
    await cutAfter(bd, 3);
    await cutAfter(bd, 8);
    const send = dialog.getByRole('button', { name: 'Submit script' });
    await expect(send).toBeEnabled({ timeout: 90_000 });
    await send.click();
    await expect(bd.page.getByText(`Script for ${up.name} submitted`)).toBeVisible();

    await admin.page.goto(`/scriptQueue?searchValue=${order.workOrderNo}`);
    await rejectInHand(admin, { name, reason: 'The product comes too late' });

    await bd.page.setViewportSize({ width: 360, height: 740 });
    await bd.page.reload();
    await expect(bd.page.getByText(`The script of ${up.name} was rejected`, { exact: false })).toBeVisible();
    await bd.page.getByRole('button', { name: 'Open the script' }).first().click();
    await bd.page.getByRole('button', { name: 'New version' }).first().click();
    const again = bd.page.getByRole('dialog', { name: `New version of “${name}”` });
    await again.getByRole('radio', { name: 'Same as before' }).check();
    await again.getByRole('textbox', { name: 'What changed' }).fill('The product stands in the first picture.');
    await again.getByRole('button', { name: 'Submit new version' }).click();
    await expect(bd.page.getByText(`New version of “${name}” submitted`)).toBeVisible();

    await approveInHand(admin, name);
    await bd.page.reload();
    await expect(bd.page.getByText('Approved. The creator produces after it.')).toBeVisible();
    await expect(bd.page.getByRole('heading', { name: 'Earlier rounds' })).toBeVisible();
    await Promise.all([admin, bd].map(({ context }) => context.close()));
  },
);
