import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../../testing/giveRole';
import { startServer, type TestServer } from '../../../testing/startServer';
import { queueExport } from '../download';
import { pdfExport } from './pdfExport';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('holds 500 records at most: 1032004', async () => {
  const { services } = server;
  const source = pdfExport(services.database.db, {
    area: 'manyPdf',
    permission: 'shop.pdf',
    kind: 'merchant',
    count: async () => 501,
    ids: async () => [],
    records: async () => [],
  });
  const caller = { userId: await userIdOf(server, 'superAdmin'), account: 'superAdmin' };
  const actor = { caller, language: 'en', requestId: undefined } as never;
  await expect(queueExport(services, { source, query: { form: 'one' }, actor })).rejects.toMatchObject({ reason: 'tooManyPdfs' });
});
