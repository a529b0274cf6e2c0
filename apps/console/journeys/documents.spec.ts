import { readFile } from 'node:fs/promises';
import { callsOf } from './callsOf';
import { expect, holdToken, journey, speak } from './journey';

const plan = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>\n%%EOF',
);

journey(
  'a PDF is handed in with a form, whoever reads the answer downloads it by its name, and it prints as its name',
  async ({ page, context, browser, baseURL }) => {
    journey.setTimeout(120_000);
    await speak(context, 'en');
    await holdToken(page, 'superAdmin');
    await page.goto('/form');
    const calls = await callsOf(page);
    const { id } = await calls.post<{ id: string }>('/form/add', { name: '合作资料', enName: 'Papers' });
    await calls.post('/form/saveDesign', {
      id,
      version: 0,
      document: JSON.stringify({
        list: [{ type: 'uploadFile', key: 'p', model: 'p', label: 'Papers', options: {}, rules: [] }],
        config: {},
      }),
    });
    await calls.post('/form/publish', { id, version: 1 });

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await speak(other, 'en');
    const person = await other.newPage();
    await holdToken(person, 'bd.id.1');
    await person.goto(`/form/fill?id=${id}`);
    const choose = (name: string) =>
      person.locator('.BlForm-upload input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: plan });
    await choose('plan.html');
    await expect(person.getByText('The file must be png, jpg, pdf, docx, xlsx, pptx, csv (UTF-8) or txt (UTF-8).')).toBeVisible();
    await choose('kế hoạch.pdf');
    await expect(person.getByRole('button', { name: 'Download kế hoạch.pdf' })).toBeVisible();
    await person.getByRole('button', { name: 'Send' }).click();
    await expect(person.getByText('Thank you')).toBeVisible();
    await other.close();

    await page.goto(`/formDetail?id=${id}`);
    await page.getByRole('grid').getByRole('button', { name: 'Open', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: /^Answer of/ });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: 'Download kế hoạch.pdf' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('kế hoạch.pdf');
    expect((await readFile(await file.path())).equals(plan)).toBe(true);
    await drawer.getByRole('button', { name: 'PDF', exact: true }).click();
    await expect(
      page
        .getByRole('dialog')
        .filter({ has: page.getByRole('button', { name: 'Download PDF' }) })
        .getByText('kế hoạch.pdf')
        .first(),
    ).toBeAttached({ timeout: 30_000 });
  },
);
