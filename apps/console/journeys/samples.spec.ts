import { expect, journey } from './journey';
import { person } from './mainJob.people';

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
