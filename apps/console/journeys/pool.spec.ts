import { expect, journey } from './journey';
import { confirm, person } from './mainJob.people';

journey(
  'a creator of the pool: claimed, contacted, noted, labelled, released, and found so by the next BD',
  async ({ browser, server }) => {
    journey.setTimeout(180_000);
    const [first, second] = await Promise.all(['bd.ph.1', 'bd.ph.2'].map((account) => person(browser, { account, baseURL: server.url })));
    if (!first || !second) throw new Error('Nobody signed in.');
    const { page } = first;
    // The most followed, so that creators whom other journeys bring without facts are not met.
    await page.goto('/up/pool?country=PH&sortField=fansNum&sortOrder=descend');
    const link = page.getByRole('grid').getByRole('link').first();
    await expect(link).toHaveAttribute('href', /talentPoolDetail\?id=\d+/);
    const name = await link.innerText();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/Values are hidden/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy / })).toHaveCount(0);

    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await confirm(page, 'Claim');
    await expect(page.getByText(`${name} is yours now`)).toBeVisible();
    await expect(page.getByText(/Values are hidden/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Copy / }).first()).toBeVisible();
    await expect(page.getByText(/no follow-up/)).toBeVisible();
    await page.getByRole('textbox', { name: 'What was talked about' }).fill('Asked for her price list, answers tomorrow.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Note added')).toBeVisible();
    await expect(page.getByText('Asked for her price list, answers tomorrow.')).toBeVisible();

    const handle = (await page.getByText(/^@\S+ · /).innerText()).split(' · ')[0]?.slice(1) ?? '';
    await page.goto(`/up/library?searchValue=${handle}`);
    // Others may begin with the same words.
    const row = page.getByRole('row', { name: new RegExp(`@${handle.replaceAll('.', '\\.')}(?![\\w.])`) });
    await row.getByRole('button', { name: 'Labels' }).click();
    const dialog = page.getByRole('dialog');
    const labels = dialog.getByRole('combobox', { name: 'Add' });
    await labels.fill('High spenders');
    await page.getByRole('option', { name: 'High spenders' }).click();
    await dialog.getByRole('button', { name: 'Show what changes' }).click();
    await dialog.getByRole('button', { name: 'Labels' }).click();
    await expect(dialog.getByText('1 changed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();

    await page.goto(path);
    await expect(page.getByText('High spenders', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    await confirm(page, 'Release');
    await expect(page.getByText(`${name} is in the public pool now`)).toBeVisible();
    await expect(page.getByText(/Values are hidden/)).toBeVisible();

    const next = second.page;
    await next.goto(path);
    await expect(next.getByRole('heading', { level: 1, name })).toBeVisible();
    // Notes are read by whose creator it is.
    await expect(next.getByText('Asked for her price list, answers tomorrow.')).toHaveCount(0);
    await expect(next.getByText('High spenders', { exact: true })).toBeVisible();
    await expect(next.getByText(/Values are hidden/)).toBeVisible();
    await next.getByRole('button', { name: 'Claim', exact: true }).click();
    await confirm(next, 'Claim');
    await expect(next.getByText(`${name} is yours now`)).toBeVisible();
    await expect(next.getByText('Asked for her price list, answers tomorrow.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Record not found or no access.')).toBeVisible();
    await Promise.all([first, second].map(({ context }) => context.close()));
  },
);
