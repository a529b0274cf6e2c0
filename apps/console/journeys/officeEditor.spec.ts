import { startOffice } from '@backlot/channel-simulator';
import { expect, holdToken, journey as base, speak } from './journey';

/** A server that a document server is connected to. */
const journey = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  settings: async ({}, use) => {
    const office = await startOffice();
    await use({ ONLYOFFICE_URL: office.url, ONLYOFFICE_SECRET: office.secret });
    await office.close();
  },
});

/** The smallest file that programs take for one of Word. */
const brief = Buffer.from(
  'UEsDBBQAAAAIAOi4eV2axphxywAAADoBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbH1QzU7DMAx+lShX1LpwQAi13YGfI3AYD2AlbhfRxFHijfH2uAztsMOO9vdr95tjXMyBSg2cBnvbdtZQcuxDmgf7uX1tHuxm7Lc/mapRaqqD3YnkR4DqdhSxtpwpKTJxiSg6lhkyui+cCe667h4cJ6EkjaweduyfacL9IublqOtTrMqteTrx1qjBYs5LcCgKw4rC2L9ryxI8mQ8s8oZRWfDNxYNnt4+qbK/bHJK/6NrwNAVHZ/3qlgs7qlXPj0t7RiKGdPPfA/6eMf4CUEsDBBQAAAAIAOi4eV1fW9FMDQAAAAsAAAARAAAAd29yZC9kb2N1bWVudC54bWyzSclPLs1NzSvRtwMAUEsBAhQAFAAAAAgA6Lh5XZrGmHHLAAAAOgEAABMAAAAAAAAAAAAAAAAAAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwECFAAUAAAACADouHldX1vRTA0AAAALAAAAEQAAAAAAAAAAAAAAAAD8AAAAd29yZC9kb2N1bWVudC54bWxQSwUGAAAAAAIAAgCAAAAAOAEAAAAA',
  'base64',
);

journey('a Word file is edited in the browser, saved once everybody has left, and what it said before stays', async ({ page, context }) => {
  await speak(context, 'en');
  const token = await holdToken(page, 'superAdmin');
  const kept = await page.request.post('/api/main/sysFileInfo/uploadFile', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'brief.docx', mimeType: 'application/octet-stream', buffer: brief } },
  });
  expect(((await kept.json()) as { success: boolean }).success).toBe(true);
  await page.goto('/system/file?fileOriginName=brief');
  await page.getByRole('row').filter({ hasText: 'brief.docx' }).getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Edit online' }).click();
  const editor = page.frameLocator('iframe[src="/office-editor"]').frameLocator('iframe[name=frameEditor]');
  await expect(editor.getByText(/^Opened brief\.docx as /)).toBeVisible();
  await editor.getByRole('button', { name: 'Change and leave' }).click();
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('Changes are stored as soon as everybody has left the editor.')).toBeVisible();
  await expect(page.getByText(/^Version 1 · /)).toBeVisible();
});
