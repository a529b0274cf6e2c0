import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../../testing/startServer';
import type { TestClient } from '../../../../testing/testClient';
import { upload } from '../../../../testing/upload';
import { csvLines } from '../../../base/download';
import { labelCategories, labels } from '../../../../tables/creators/label';
import { ups } from '../../../../tables/creators/creator';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await server.as('staff.1');
  const [label] = await server.services.database.db
    .select({ name: labels.labelName })
    .from(labels)
    .innerJoin(labelCategories, and(eq(labelCategories.id, labels.categoryId), eq(labelCategories.objectType, 1)))
    .limit(1);
  await bring(fileOf(['email: bea@mail.example', label?.name ?? ''], ['Contacts', 'Labels']));
});
afterAll(() => server.close());

interface Task {
  id: string;
  willAdd: number;
  willChange: number;
  refused: number;
  problems: { column: string | null; code: number; message: string }[];
}
const shares = [
  'Female followers',
  'Male followers',
  'Followers aged 13-17',
  'Followers aged 18-24',
  'Followers aged 25-34',
  'Followers aged 35-44',
  'Followers aged 45-54',
  'Followers aged 55+',
];
const fileOf = (cells: readonly string[], columns: readonly string[] = shares) => [
  ['Channel', 'Platform id', 'Handle', 'Nickname', 'Country', ...columns],
  ['10', 'followed-1', 'followed.one', 'Bea', 'PH', ...cells],
];
const check = async (lines: readonly string[][]) =>
  (
    await upload(
      staff,
      '/main/up/import',
      { name: 'file.csv', bytes: Buffer.from(csvLines(lines.map((line) => [...line]))) },
      { lang: 'en' },
    )
  ).body.data as Task;
const bring = async (lines: readonly string[][]) =>
  (await staff.post('/main/up/applyImport', { id: (await check(lines)).id })).body.data as Task;
const audience = async () => {
  const [row] = await server.services.database.db.select().from(ups).where(eq(ups.platformId, 'followed-1'));
  return [row?.femaleRatio, row?.ageRatio.map(({ ratio }) => ratio), row?.mainAge];
};

describe('who follows a creator, from a file', () => {
  it('is kept when the shares make up the whole within half a percent, and is searched by', async () => {
    expect(await bring(fileOf(['61.8%', '38%', '5%', '40%', '0.35', '15%', '3%', '1.6%']))).toMatchObject({ willChange: 1, refused: 0 });
    expect(await audience()).toEqual([0.618, [0.05, 0.4, 0.35, 0.15, 0.03, 0.016], '18-24']);
    const found = async (femaleMin: number) =>
      (
        (await staff.get('/main/up/page', { searchValue: 'followed.one', femaleMin, ageRange: '18-24' })).body.data as {
          rows: { platformId: string }[];
        }
      ).rows;
    expect([await found(0.6), await found(0.62)]).toEqual([[expect.objectContaining({ platformId: 'followed-1' })], []]);
  });

  it.each([
    ['Female followers', ['61%', '38%', '', '', '', '', '', '']],
    ['Female followers', ['62%', '38.6%', '', '', '', '', '', '']],
    ['Followers aged 18-24', ['', '', '5%', '40%', '35%', '15%', '3%', '1.4%']],
    ['Followers aged 18-24', ['', '', '', '100%', '1%', '', '', '']],
  ])('1033011 is refused at %s with %j, and nothing changes', async (column, cells) => {
    const before = await audience();
    const { refused, problems } = await bring(fileOf(cells));
    expect([refused, problems[0]]).toEqual([
      1,
      expect.objectContaining({ column, code: 1033011, message: 'Profile ratios must add up to 100 %.' }),
    ]);
    expect(await audience()).toEqual(before);
  });

  it('stays as it was where the file does not tell, and one sex tells of the other', async () => {
    expect(await bring(fileOf(['30%'], ['Male followers']))).toMatchObject({ willChange: 1 });
    expect(await audience()).toEqual([0.7, [0.05, 0.4, 0.35, 0.15, 0.03, 0.016], '18-24']);
    expect((await check(fileOf(['130%'], ['Male followers']))).problems[0]).toMatchObject({ column: 'Male followers', code: 1012001 });
  });
});
