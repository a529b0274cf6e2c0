import { expect, journey } from './journey';
import { film } from './fulfilment.script';
import { cardOf } from './mainJob.creators';
import { someSubmission } from './someSubmission';

const megabytes = 72;
/** Of 8 MB each. */
const parts = megabytes / 8;

journey(
  'a video that broke off with the page goes on from its parts once the same file is chosen again',
  async ({ browser, server }, info) => {
    journey.setTimeout(240_000);
    const { bd, order, up } = await someSubmission(browser, { baseURL: server.url, can: ['addScript'] });
    const { page } = bd;
    const path = await film(info.outputPath('unboxing.mp4'), megabytes);
    const isPart = (url: string) => url.includes('/main/upload/part');
    const dialog = page.getByRole('dialog', { name: `New script for ${up.name}` });
    const begin = async () => {
      await page.goto(`/workOrderBDDetail?id=${order.id}`);
      await cardOf(page, up.name).getByRole('button', { name: 'Add a script' }).click();
      await dialog.getByRole('textbox', { name: 'Name of the script' }).fill('Unboxing again');
    };
    await begin();
    await dialog.locator('input[type=file]').setInputFiles(path);
    for (let arrived = 0; arrived < 3; arrived += 1) await page.waitForResponse((response) => isPart(response.url()) && response.ok());
    page.on('dialog', (ask) => void ask.accept());
    await begin();
    await expect(dialog.getByRole('group', { name: 'Uploads that broke off' }).getByText(/^unboxing\.mp4 · \d+%$/)).toBeVisible();
    const sent: number[] = [];
    page.on('request', (request) => {
      if (isPart(request.url())) sent.push(Number(new URL(request.url()).searchParams.get('no')));
    });
    await dialog.locator('input[type=file]').setInputFiles(path);
    const send = dialog.getByRole('button', { name: 'Submit script' });
    await expect(send).toBeEnabled({ timeout: 90_000 });
    expect(sent).not.toContain(1);
    expect(sent.length).toBeLessThanOrEqual(parts - 3);
    await send.click();
    await expect(page.getByText(`Script for ${up.name} submitted`)).toBeVisible();
    await bd.context.close();
  },
);
