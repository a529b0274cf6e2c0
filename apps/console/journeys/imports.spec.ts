import type { Page } from '@playwright/test';
import { expect, holdToken, journey, speak } from './journey';

journey.beforeEach(({ context }) => speak(context, 'en'));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Import/ });

/** Signs in and opens the import of a list; `kind` where it takes several. */
async function open(page: Page, { account, path, kind }: { account: string; path: string; kind?: string }): Promise<void> {
  await holdToken(page, account);
  await page.goto(path);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  if (kind) await page.getByRole('menuitem', { name: kind }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Download the template' })).toBeVisible();
}

const csv = (lines: readonly (readonly string[])[]) =>
  Buffer.from(`\uFEFF${lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`);
const choose = (page: Page, name: string, buffer: Buffer) =>
  dialogOf(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

/** Takes a file whose second row is wrong: the good row goes in, the other one is named with its reason. */
async function bringIn(
  page: Page,
  { lines, column, added }: { lines: readonly (readonly string[])[]; column: string; added: string },
): Promise<void> {
  const dialog = dialogOf(page);
  await choose(page, 'list.csv', csv(lines));
  await expect(dialog.getByText('Checked: list.csv')).toBeVisible();
  await expect(dialog.getByText(/2 rows · 1 to add .* · 1 left out/)).toBeVisible();
  const problem = dialog.getByRole('table', { name: 'Rows that are left out' }).getByRole('row').nth(1);
  await expect(problem.getByRole('cell').nth(0)).toHaveText('3');
  await expect(problem.getByRole('cell').nth(1)).toHaveText(column);
  await expect(problem.getByRole('cell').nth(3)).not.toBeEmpty();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByText('Imported: list.csv')).toBeVisible();
  await expect(dialog.getByText(/1 added/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(added, { exact: true }).first()).toBeVisible();
}

journey('creators come by file: the good row goes in, the wrong one is named', async ({ page }) => {
  await open(page, { account: 'staff.1', path: '/up/library', kind: 'Creators' });
  const header = ['Channel', 'Platform id', 'Handle', 'Nickname', 'Country', 'Contacts', 'Labels'];
  await bringIn(page, {
    lines: [
      header,
      [
        'International short video',
        '6811111111111111111',
        'file.bea',
        'Bea of the file',
        'Philippines',
        'email: bea@mail.example',
        'Honest review',
      ],
      ['Radio', '6811111111111111112', 'file.ana', 'Ana of the file', 'PH', 'email: ana@mail.example', 'Honest review'],
    ],
    column: 'Channel',
    added: 'Bea of the file',
  });
});

journey('videos come by file: the good row goes in, the wrong one is named', async ({ page }) => {
  await open(page, { account: 'staff.1', path: '/up/library', kind: 'Videos' });
  const header = ['Channel', 'Link', 'Author platform id', 'Posted (UTC)', 'Views'];
  const row = (at: number, posted: string) => [
    '10',
    `https://www.tiktok.com/@file.bea/video/730000000000000000${at}`,
    '6811111111111111111',
    posted,
    '1200',
  ];
  await bringIn(page, {
    lines: [header, row(1, '2026-11-20 12:30:00'), row(2, 'yesterday')],
    column: 'Posted (UTC)',
    added: 'Creator library',
  });
});

journey('products come by file: the good row goes in, the wrong one is named', async ({ page }) => {
  await open(page, { account: 'shop.vn.1', path: '/goods' });
  const header = ['Name', 'Category', 'List price', 'Selling price', 'Product link'];
  await bringIn(page, {
    lines: [
      header,
      ['Lunch box of the file', 'Cookware', '399000', '349000', 'https://shop.example/file-box'],
      ['Too dear', 'Cookware', '100', '349000', 'https://shop.example/file-dear'],
    ],
    column: 'Selling price',
    added: 'Lunch box of the file',
  });
});

journey(
  'labels: what is no spreadsheet, too large or has other columns is refused with the reason, and nothing changes before it is confirmed',
  async ({ page }) => {
    await open(page, { account: 'staff.1', path: '/label' });
    const dialog = dialogOf(page);
    const header = ['Label', 'Category', 'Put on'];
    await choose(page, 'labels.pdf', Buffer.from('%PDF-1.7'));
    await expect(dialog.getByText('labels.pdf: only csv, xlsx are accepted.')).toBeVisible();
    await choose(page, 'labels.xlsx', Buffer.from('this is no spreadsheet'));
    await expect(dialog.getByText(/labels\.xlsx: The file cannot be read/)).toBeVisible();
    await choose(page, 'large.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    await expect(dialog.getByText(/large\.csv is over 5 MB/)).toBeVisible();
    await choose(
      page,
      'columns.csv',
      csv([
        ['Label', 'Colour of the day'],
        ['Live', 'red'],
      ]),
    );
    await expect(
      dialog.getByText('columns.csv: The columns do not fit: unknown: Colour of the day; missing: Category, Put on. Use the template.'),
    ).toBeVisible();

    await choose(page, 'list.csv', csv([header, ['Given up', 'Style', 'Creator']]));
    await expect(dialog.getByText(/1 row · 1 to add/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/label?searchValue=Given+up');
    await expect(page.getByText('No row matches these filters')).toBeVisible();

    await page.goto('/label?searchValue=Replies+at');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await bringIn(page, {
      lines: [header, ['Replies at night', 'Style', 'Creator'], ['Nowhere', 'Style', 'Planet']],
      column: 'Put on',
      added: 'Replies at night',
    });
  },
);
