import { checkAnswers, checkDocument, missingTranslations } from '@backlot/form-designer/document';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDesign, refuseUnready } from '../../../modules/system/form/readDesign';
import { formAnswerFiles, formAnswers, forms, formVersions } from '../../../tables/system/form';
import { startServer, type TestServer } from '../../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const versions = () =>
  server.services.database.db
    .select({ formId: formVersions.formId, number: formVersions.number, text: formVersions.document, time: formVersions.createTime })
    .from(formVersions);

it('every published demo form could be published, and speaks the three languages', async () => {
  const all = await versions();
  expect(all.length).toBe(3);
  for (const { text } of all) {
    const document = await readDesign(text);
    expect(() => refuseUnready(document)).not.toThrow();
    expect(checkDocument(document)).toEqual([]);
    for (const locale of ['en', 'vn'] as const)
      expect(missingTranslations(document, locale).filter(({ id }) => !id.startsWith('rule.'))).toEqual([]);
  }
});

it('every demo answer is one that its version takes, given after it was published', async () => {
  const { db } = server.services.database;
  const all = await versions();
  const answers = await db.select().from(formAnswers);
  expect(answers.length).toBeGreaterThan(15);
  for (const { formId, number, values, createTime } of answers) {
    const version = all.find((one) => one.formId === formId && one.number === number);
    expect(
      await checkAnswers({
        document: await readDesign(version?.text ?? ''),
        values: JSON.parse(values) as Record<string, unknown>,
        locale: 'en',
      }),
    ).toEqual([]);
    expect(createTime.getTime()).toBeGreaterThan(version?.time.getTime() ?? Infinity);
  }
});

it('who designed them reads them, with their picture; business developers find the open one', async () => {
  const { db } = server.services.database;
  const [booking] = await db.select().from(forms).where(eq(forms.enName, 'Live session booking'));
  const root = await server.as('superAdmin');
  const { rows } = (await root.get('/main/form/answers', { id: booking?.id ?? '', pageSize: 50 })).body.data as {
    rows: { values: { stage?: { uid: string }[] } }[];
  };
  const shown = new Set(rows.flatMap(({ values }) => values.stage ?? []).map(({ uid }) => uid));
  expect(new Set((await db.select().from(formAnswerFiles)).map(({ fileId }) => fileId))).toEqual(shown);
  const { rows: open } = (await (await server.as('bd.ph.1')).get('/main/form/open')).body.data as { rows: { enName: string }[] };
  expect(open.map(({ enName }) => enName)).toEqual(['Live session booking']);
});
