import { expect } from './journey';
import { demandName } from './mainJob.merchant';
import { confirm, type Person, within } from './mainJob.people';

/** The leader turns the form into an order, asks for a preview link and is refused while not all are allocated. Answers number and id. */
export async function convert(leader: Person): Promise<{ no: string; id: string }> {
  const { page } = leader;
  await page.goto('/demand');
  await within(leader, 3, async () => {
    await page.getByRole('link', { name: demandName }).click();
    // The row of the list has that button too.
    await expect(page.getByRole('heading', { level: 1, name: demandName })).toBeVisible();
    await page.getByRole('button', { name: 'Make a work order' }).first().click();
    await confirm(page, 'Make a work order');
    await expect(page).toHaveURL(/workOrderOwnDetail\?id=\d+/);
  });
  await expect(page.getByText(/0 of 5 are allocated/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const no = (await page.getByText(/^WO\d/).first().innerText()).split(' ')[0] ?? '';
  await page.goto(`/workOrder/leader?searchValue=${no}`);
  await page
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Preview link before publishing' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/workOrderOwnDetail?id=${id}`);
  await page.getByRole('button', { name: 'Hand out', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hand out' }).click();
  await expect(dialog.getByText('All creators must be allocated before issuing (0 of 5).')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return { no, id };
}

/** All creators are asked of one BD, and the order is handed out. */
export async function allocate({ page }: Person, account: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Allocate', exact: true }).last().click();
  await dialog.getByRole('textbox', { name: `(${account})` }).fill('5');
  await expect(dialog.getByText('5 of 5 creators allocated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Every creator is allocated/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand out', exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Hand out' }).click();
  await expect(dialog.getByText('1 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(/has not claimed yet|have not claimed yet/)).toBeVisible();
}
