import type { Names } from './names.ts';
import type { Join } from './joinFiles.ts';
import type { Files } from './writeFiles.ts';

const contract = 'packages/contract/src';

/** The contract and the server module of a simple entity: list, detail, add, edit, delete, export, tried over HTTP. */
export function moduleFiles({ domain, one, many, words, Words, zh, vn }: Names, code: number): Files {
  const folder = `apps/server/src/modules/${domain}/${one}`;
  const snake = many.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    [`${contract}/${domain}/${one}.ts`]: `import * as z from 'zod';
import { crud } from '../core/crud';
import { integer, optionalText, text, whole } from '../core/wire';

/** ${Words}. */
export const ${one}Api = crud({
  path: '${one}',
  permission: '${one}',
  noun: '${words}',
  row: { name: z.string(), code: z.string(), sort: integer(), status: integer() },
  draft: { name: text(100), code: text(50), sort: whole(1, 1000).default(100) },
  filter: { name: optionalText(100).optional() },
  sort: ['sort', 'name', 'code'],
});
`,
    [`${contract}/${domain}/${one}Errors.ts`]: `import { row } from '../core/errorRow';

/** ${Words}. */
export const ${one}Errors = {
  ${one}NotFound: row(${code}, 200, 'message', 'This ${words} is gone.', '${zh}已不存在。', '${vn} không còn tồn tại.'),
  ${one}CodeRepeated: row(${code + 1}, 200, 'field', 'This code is taken.', '编码重复。', 'Mã đã có người dùng.'),
};
`,
    [`${contract}/words/${domain}/${one}.ts`]: `import type { Words } from '../../core/words';

/** What the fields of a ${words} are called: list, form, export and import read it. */
export const ${one}Words = {
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  code: { en: 'Code', 'zh-CN': '编码', vn: 'Mã' },
  sort: { en: 'Order', 'zh-CN': '排序', vn: 'Thứ tự' },
} satisfies Record<string, Words>;
`,
    [`${folder}/index.ts`]: `export { ${one}Module } from './handlers';\n`,
    [`apps/server/src/tables/${domain}/${one}.ts`]: `import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { primaryId } from '../../db/idColumn';
import { statusColumn, trail } from '../../db/timeColumns';

export const ${many} = pgTable('${snake}', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull().default(100),
  status: statusColumn(),
  ...trail(),
});
`,
    [`${folder}/crud.ts`]: `import { ${one}Api } from '@backlot/contract';
import { ${one}Words } from '@backlot/contract/words/${domain}/${one}';
import { contains } from '../../../db/list/contains';
import type { Services } from '../../../services';
import { ${many} } from '../../../tables/${domain}/${one}';
import { createCrud } from '../../base/crud';

const { code, name, sort } = ${many};

/** ${Words}. */
export const ${one}Crud = (services: Services) =>
  createCrud(services, {
    api: ${one}Api,
    area: '${one}',
    table: ${many},
    notFound: '${one}NotFound',
    sorts: { sort, name, code },
    fallback: { by: sort, order: 'ascend' },
    filter: async (query) => (query.name ? contains(name, query.name) : undefined),
    unique: [{ field: 'code', reason: '${one}CodeRepeated' }],
    columns: [
      { field: 'name', header: ${one}Words.name, value: (row) => row.name },
      { field: 'code', header: ${one}Words.code, value: (row) => row.code },
      { field: 'sort', header: ${one}Words.sort, value: (row) => row.sort },
    ],
  });
`,
    [`${folder}/handlers.ts`]: `import { ${one}Api } from '@backlot/contract';
import { defineModule } from '../../../http/module';
import type { Services } from '../../../services';
import { ${one}Crud } from './crud';

export const ${one}Module = (services: Services) => {
  const { handlers, source } = ${one}Crud(services);
  return defineModule({ api: ${one}Api, exports: [source], handlers });
};
`,
    [`${folder}/${one}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';

let server: TestServer;
let root: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
});
afterAll(() => server.close());

it('adds, lists, edits and deletes, and stores nothing over a change of somebody else', async () => {
  const { id } = (await root.post('/main/${one}/add', { code: 'one', name: 'One' })).body.data as { id: string };
  expect((await root.get('/main/${one}/page', { name: 'One' })).body.data).toMatchObject({ totalRows: 1 });
  const draft = { id, version: 0, code: 'one', name: 'Changed', sort: 5 };
  expect((await root.post('/main/${one}/edit', draft)).body.success).toBe(true);
  expect((await root.post('/main/${one}/edit', draft)).body.code).toBe(1020003);
  expect((await root.post('/main/${one}/delete', { ids: [id] })).body.data).toEqual({ ok: [id], failed: [] });
});

it('refuses who has no permission', async () => {
  const staff = await server.as('staff.1');
  expect((await staff.get('/main/${one}/page')).body.code).toBe(1013002);
});
`,
  };
}

/** The lines of a module in lists that all share: the contract's, and that of its domain. */
export const moduleJoins = ({ domain, one }: Names): Join[] => [
  { file: `${contract}/index.ts`, line: `export { ${one}Api } from './${domain}/${one}';` },
  { file: `${contract}/api.ts`, line: `import { ${one}Api } from './${domain}/${one}';`, before: /^import / },
  { file: `${contract}/api.ts`, line: `  ${one}: ${one}Api,`, before: /^\};/ },
  {
    file: `${contract}/permissions.ts`,
    line: `  ${one}: ['query', 'get', 'add', 'edit', 'delete', 'export'],`,
    before: /^  sysOnlineUser: /,
  },
  { file: `${contract}/errors.ts`, line: `import { ${one}Errors } from './${domain}/${one}Errors';`, before: /^import / },
  { file: `${contract}/errors.ts`, line: `  ...${one}Errors,`, before: /^\} as const/ },
  {
    file: `apps/server/src/modules/${domain}/${domain}Modules.ts`,
    line: `import { ${one}Module } from './${one}';`,
    before: /^import /,
  },
  { file: `apps/server/src/modules/${domain}/${domain}Modules.ts`, line: `  ${one}: ${one}Module(services),`, before: /^\}\);/ },
];
