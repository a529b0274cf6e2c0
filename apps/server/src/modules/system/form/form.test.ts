import { createDocument, serializeDocument } from '@backlot/form-designer/document';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveRole } from '../../../testing/giveRole';
import { documents } from '../../../testing/documents';
import { startServer, type TestServer } from '../../../testing/startServer';
import type { TestClient } from '../../../testing/testClient';
import { upload as sendFile } from '../../../testing/upload';
import { auditLogs } from '../../../tables/base/audit';

let server: TestServer;
let root: TestClient;
let bd: TestClient;
beforeAll(async () => {
  server = await startServer();
  root = await server.as('superAdmin');
  bd = await server.as('bd.ph.1');
});
afterAll(() => server.close());

const field = (type: string, model: string, more: object = {}) => ({
  type,
  key: model,
  model,
  label: model,
  options: {},
  rules: [{ required: false, message: '必填项' }],
  ...more,
});
const design = (...list: object[]) => serializeDocument({ ...createDocument(), list: list as never });
const simple = design(field('input', 'name', { rules: [{ required: true, message: 'Name it' }] }), field('number', 'age'));

/** A design of some levels of nesting, the document itself the first. */
const deepDesign = (levels: number) => `{"list":[],"config":{},"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

type Answer = Awaited<ReturnType<TestClient['post']>>;
const dataOf = ({ body }: Answer) =>
  body.data as unknown as {
    id: string;
    version: number;
    number: number;
    document: string;
    isChanged: boolean;
    can: string[];
    status: number;
    answers: number;
  };
const codeOf = ({ body }: Answer) => body.code;

async function make(document = simple, client = root): Promise<string> {
  const { id } = dataOf(await client.post('/main/form/add', { name: `问卷 ${Math.random()}`, enName: 'Questions' }));
  await client.post('/main/form/saveDesign', { id, version: 0, document });
  return id;
}
async function published(document = simple): Promise<string> {
  const id = await make(document);
  await root.post('/main/form/publish', { id, version: 1 });
  return id;
}
const submit = (id: string, values: object, { number = 1, client = bd } = {}) => client.post('/main/form/submit', { id, number, values });

describe('designing a form', () => {
  it('starts empty, is saved over the version it was made from, and never over somebody else: 1020003', async () => {
    const { id } = dataOf(await root.post('/main/form/add', { name: '空' }));
    expect(dataOf(await root.get('/main/form/design', { id }))).toMatchObject({
      version: 0,
      number: null,
      document: serializeDocument(createDocument()),
    });
    expect(dataOf(await root.post('/main/form/saveDesign', { id, version: 0, document: simple }))).toEqual({ version: 1 });
    expect(codeOf(await root.post('/main/form/saveDesign', { id, version: 0, document: design() }))).toBe(1020003);
    expect(dataOf(await root.get('/main/form/design', { id })).document).toBe(simple);
  });

  it('C-80 refuses what is no form design, and keeps what was there', async () => {
    const id = await make();
    for (const document of [
      'null',
      '[]',
      '1',
      '{}',
      '{"list":[]}',
      '{"list":{},"config":{}}',
      '{"list":[],"config":{},}',
      deepDesign(200),
      deepDesign(5000),
    ]) {
      expect(codeOf(await root.post('/main/form/saveDesign', { id, version: 1, document }))).toBe(2031001);
    }
    expect(codeOf(await root.post('/main/form/saveDesign', { id, version: 1, document: 'x'.repeat(2_000_001) }))).toBe(1012001);
    const huge = await root.post('/main/form/saveDesign', { id, version: 1, document: 'x'.repeat(5_000_000) });
    expect([huge.status, huge.body.code, huge.body.message]).toEqual([413, 1016004, 'Too large: at most 4 MB.']);
    expect(dataOf(await root.get('/main/form/design', { id })).document).toBe(simple);
  });

  it('C-80 reads again what it took, up to the last level', async () => {
    const id = await make(deepDesign(199));
    expect(dataOf(await root.post('/main/form/saveDesign', { id, version: 1, document: simple }))).toEqual({ version: 2 });
  });

  it('takes a design larger than other calls may be', async () => {
    const many = design(...Array.from({ length: 3000 }, (_, at) => field('input', `f${at}`)));
    expect(many.length).toBeGreaterThan(300_000);
    expect(dataOf(await root.get('/main/form/design', { id: await make(many) })).document).toBe(many);
  });

  it('C-81 keeps no key that could reach a prototype', async () => {
    const id = await make('{"list":[],"config":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}');
    expect(dataOf(await root.get('/main/form/design', { id })).document).toBe('{"list":[],"config":{}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('C-82 refuses patterns that cannot be checked, by name', async () => {
    const id = await make();
    const bad = design(
      field('input', 'code', {
        rules: [
          { required: false, message: '' },
          { pattern: '(a)\\1', message: '' },
        ],
      }),
    );
    const { body } = await root.post('/main/form/saveDesign', { id, version: 1, document: bad });
    expect([body.code, body.message]).toEqual([
      2031002,
      'The pattern (a)\\1 of “code” cannot be checked. Write it without back references and look-behind.',
    ]);
  });

  it('writes what changed into the audit chain, label by label', async () => {
    const id = await make();
    await root.post('/main/form/saveDesign', {
      id,
      version: 1,
      document: design(field('input', 'name', { label: 'Full name' }), field('rate', 'stars')),
    });
    const rows = await server.services.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `form:${id}`))
      .orderBy(auditLogs.seq);
    expect(rows.map(({ action }) => action)).toEqual(['form.add', 'form.saveDesign', 'form.saveDesign']);
    expect(rows[2]?.detail).toEqual({ added: ['stars'], removed: ['age'], changed: ['Full name'], moved: [], settings: [] });
  });
});

describe('publishing', () => {
  it('makes versions that stay, and refuses one without change: 2031005', async () => {
    const id = await make();
    expect(dataOf(await root.post('/main/form/publish', { id, version: 1, note: 'First' }))).toEqual({ number: 1 });
    expect(codeOf(await root.post('/main/form/publish', { id, version: 1 }))).toBe(2031005);
    await root.post('/main/form/saveDesign', { id, version: 1, document: design(field('input', 'other')) });
    expect(dataOf(await root.get('/main/form/detail', { id }))).toMatchObject({ number: 1, isChanged: true });
    expect(codeOf(await root.post('/main/form/publish', { id, version: 1 }))).toBe(1020003);
    expect(dataOf(await root.post('/main/form/publish', { id, version: 2 }))).toEqual({ number: 2 });
    expect(dataOf(await root.get('/main/form/detail', { id }))).toMatchObject({ number: 2, isChanged: false });
    const { data } = (await root.get('/main/form/versions', { id })).body as unknown as {
      data: { number: number; note: string | null; publisher: string }[];
    };
    expect(data.map(({ number, note }) => [number, note])).toEqual([
      [2, null],
      [1, 'First'],
    ]);
    expect(dataOf(await root.get('/main/form/version', { id, number: 1 })).document).toBe(simple);
    expect(codeOf(await root.get('/main/form/version', { id, number: 3 }))).toBe(1020002);
  });

  it('C-83 refuses a form that asks for nothing or whose data would not arrive', async () => {
    const publish = async (document: string) => (await root.post('/main/form/publish', { id: await make(document), version: 1 })).body;
    expect((await publish(design({ type: 'divider', key: 'd', label: 'x', options: {} }))).code).toBe(2031003);
    for (const models of [['a', 'a'], ['__proto__'], ['a.b'], ['']]) {
      const { code, message } = await publish(
        design(...models.map((model, at) => ({ ...field('input', 'ok'), key: `k${at}`, model, label: 'Bad one' })), field('input', 'fine')),
      );
      expect([code, message.includes('Bad one')]).toEqual([2031004, true]);
    }
  });
});

describe('filling in', () => {
  it('is open to everybody signed in, and the answer is kept with who and which version', async () => {
    const id = await published();
    expect(dataOf(await bd.get('/main/form/fill', { id }))).toMatchObject({ number: 1, document: simple });
    const open = (await bd.get('/main/form/open', { pageSize: 100 })).body.data as { rows: { id: string }[] };
    expect(open.rows.map((row) => row.id)).toContain(id);
    expect((await submit(id, { name: 'Lan', age: 30 })).body.success).toBe(true);
    const { rows, totalRows } = (await root.get('/main/form/answers', { id })).body.data as {
      rows: { values: object; number: number; person: string }[];
      totalRows: number;
    };
    expect([totalRows, rows[0]?.values, rows[0]?.number, typeof rows[0]?.person]).toEqual([1, { name: 'Lan', age: 30 }, 1, 'string']);
    expect(dataOf(await root.get('/main/form/detail', { id })).answers).toBe(1);
  });

  it('C-87 is checked against the stored version: 1012001 with the path of each field', async () => {
    const id = await published();
    const { body } = await submit(id, { age: 'many', extra: 1 });
    expect([body.code, body.fields]).toEqual([1012001, { extra: 'The form has no such field' }]);
    expect((await submit(id, { age: 'many' })).body.fields).toEqual({ name: 'Name it', age: 'Not a number' });
    expect((await bd.post('/main/form/submit', { id, number: 1, values: { name: 5 } }, { lang: 'zh-CN' })).body.fields).toEqual({
      name: '不是该字段的值',
    });
    expect((await submit(id, { name: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect(dataOf(await root.get('/main/form/detail', { id })).answers).toBe(0);
  });

  it('C-88 refuses answers to an older version, naming both: 2031007', async () => {
    const id = await published();
    await root.post('/main/form/saveDesign', { id, version: 1, document: design(field('input', 'name')) });
    await root.post('/main/form/publish', { id, version: 2 });
    const { body } = await submit(id, { name: 'x' });
    expect([body.code, body.message]).toEqual([
      2031007,
      'The form is now version 2; you filled in version 1. Your answers are kept: look through them and send again.',
    ]);
    expect((await submit(id, { name: 'x' }, { number: 2 })).body.success).toBe(true);
  });

  it('refuses closed, unpublished and missing forms', async () => {
    const id = await published();
    const { version } = dataOf(await root.get('/main/form/detail', { id }));
    expect(codeOf(await root.post('/main/form/setStatus', { id, version: version + 1, status: 1 }))).toBe(1020003);
    await root.post('/main/form/setStatus', { id, version, status: 1 });
    for (const closed of [id, await make()]) {
      expect(codeOf(await bd.get('/main/form/fill', { id: closed }))).toBe(2031006);
      expect(codeOf(await submit(closed, { name: 'x' }))).toBe(2031006);
    }
    expect(codeOf(await submit('999', { name: 'x' }))).toBe(1020002);
    const open = (await bd.get('/main/form/open', { pageSize: 100 })).body.data as { rows: { id: string }[] };
    expect(open.rows.map((row) => row.id)).not.toContain(id);
  });

  it('a form with answers stays: 2031008; an empty one can be deleted', async () => {
    const [kept, empty] = [await published(), await published()];
    await submit(kept, { name: 'x' });
    const { data } = (await root.post('/main/form/delete', { ids: [kept, empty] })).body as unknown as {
      data: { ok: string[]; failed: { id: string; code: number }[] };
    };
    expect([data.ok, data.failed.map(({ id, code }) => [id, code])]).toEqual([[empty], [[kept, 2031008]]]);
    expect(codeOf(await bd.get('/main/form/fill', { id: empty }))).toBe(1020002);
  });

  it('keeps what was typed out of the audit chain', async () => {
    const id = await published();
    await submit(id, { name: 'Very private' });
    const rows = await server.services.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.object, `form:${id}`))
      .orderBy(auditLogs.seq);
    expect(rows.at(-1)?.action).toBe('form.submit');
    expect(JSON.stringify(rows)).not.toContain('Very private');
  });
});

describe('who may do what', () => {
  it('designing, publishing and reading answers need their permissions: 1013002', async () => {
    const id = await published();
    for (const path of ['design', 'versions', 'answers']) expect(codeOf(await bd.get(`/main/form/${path}`, { id }))).toBe(1013002);
    for (const [path, more] of [
      ['saveDesign', { version: 1, document: simple }],
      ['publish', { version: 1 }],
      ['setStatus', { version: 1, status: 1 }],
      ['exportAnswers', {}],
    ] as const) {
      expect(codeOf(await bd.post(`/main/form/${path}`, { id, ...more }))).toBe(1013002);
    }
  });

  it('a designer works on own forms only, where the role says so: 1020002 for those of others', async () => {
    await giveRole(server, 'staff.1', {
      code: 'formMaker',
      dataScopeType: 4,
      permissions: ['form.query', 'form.get', 'form.add', 'form.edit', 'form.publish', 'form.export', 'form.delete'],
    });
    const maker = await server.as('staff.1');
    const foreign = await published();
    const own = await make(simple, maker);
    const { rows } = (await maker.get('/main/form/page')).body.data as { rows: { id: string; can: string[] }[] };
    expect(rows.map(({ id }) => id)).toEqual([own]);
    expect(rows[0]?.can).toEqual(['query', 'get', 'add', 'edit', 'delete', 'export', 'publish']);
    for (const path of ['design', 'detail', 'versions', 'answers'])
      expect(codeOf(await maker.get(`/main/form/${path}`, { id: foreign }))).toBe(1020002);
    for (const [path, more] of [
      ['saveDesign', { version: 1, document: design() }],
      ['publish', { version: 1 }],
      ['setStatus', { version: 3, status: 1 }],
      ['exportAnswers', {}],
    ] as const) {
      expect(codeOf(await maker.post(`/main/form/${path}`, { id: foreign, ...more }))).toBe(1020002);
    }
    const { data } = (await maker.post('/main/form/delete', { ids: [foreign] })).body as unknown as {
      data: { failed: { code: number }[] };
    };
    expect(data.failed.map(({ code }) => code)).toEqual([1020002]);
  });
});

describe('files and exports', () => {
  const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const upload = async (client: TestClient) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
    const answer = await server.send('/main/sysFileInfo/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body,
    });
    return answer.body.data as unknown as { fileId: string; url: string };
  };
  const item = ({ fileId, url }: { fileId: string; url: string }) => ({ type: 'img', name: 'photo.png', status: 'done', uid: fileId, url });

  it('who may read an answer sees its pictures, nobody else does; a foreign file cannot be sent: 2031009', async () => {
    const id = await published(design(field('uploadImg', 'photo')));
    const [own, foreign] = [await upload(bd), await upload(root)];
    expect(codeOf(await submit(id, { photo: [item(foreign)] }))).toBe(2031009);
    // The super administrator keeps every file in order; nobody else reads it before it is sent.
    expect(codeOf(await (await server.as('admin')).get('/main/sysFileInfo/preview', { id: own.fileId }))).toBe(1013003);
    expect((await submit(id, { photo: [item(own)] })).body.success).toBe(true);
    expect((await root.get('/main/sysFileInfo/preview', { id: own.fileId })).headers.get('content-type')).toBe('image/png');
    expect(codeOf(await (await server.as('bd.ph.2')).get('/main/sysFileInfo/preview', { id: own.fileId }))).toBe(1013003);
  });

  it('a picture within rich text is read by whoever may read the answer, and only own ones can be sent', async () => {
    const id = await published(design(field('editor', 'about')));
    const [own, foreign] = [await upload(bd), await upload(root)];
    const about = ({ url }: { url: string }) => `<p>Our stage <img src="${url}" alt="photo.png"></p>`;
    expect(codeOf(await submit(id, { about: about(foreign) }))).toBe(2031009);
    expect((await submit(id, { about: about(own) })).body.success).toBe(true);
    const { rows } = (await root.get('/main/form/answers', { id })).body.data as { rows: { values: { about: string } }[] };
    expect(rows[0]?.values.about).toBe(about(own));
    expect((await root.get('/main/sysFileInfo/preview', { id: own.fileId })).headers.get('content-type')).toBe('image/png');
    expect(codeOf(await (await server.as('bd.ph.2')).get('/main/sysFileInfo/preview', { id: own.fileId }))).toBe(1013003);
  });

  const document = async (client: TestClient, name: 'plan.pdf' | 'plan.txt' = 'plan.pdf') =>
    (await sendFile(client, '/main/sysFileInfo/uploadFile', { name, bytes: name === 'plan.pdf' ? documents.pdf : documents.txt })).body
      .data as { fileId: string; url: string };
  const paper = (file: { fileId: string; url: string }, name = 'plan.pdf') => ({ ...item(file), type: 'file', name });

  it('takes documents for files, in rows too, which who may read the answer downloads by their names', async () => {
    const id = await published(design(field('uploadFile', 'paper'), field('batch', 'rows', { list: [field('uploadFile', 'sheet')] })));
    const [plan, note, shot, foreign] = [await document(bd), await document(bd, 'plan.txt'), await upload(bd), await document(root)];
    expect(codeOf(await submit(id, { paper: [paper(foreign)] }))).toBe(2031009);
    expect(
      (await submit(id, { paper: [paper(plan), paper(shot, 'photo.png')], rows: [{ key: '1', sheet: [paper(note, 'plan.txt')] }] })).body
        .success,
    ).toBe(true);
    for (const [file, name] of [
      [plan, 'plan.pdf'],
      [note, 'plan.txt'],
    ] as const) {
      expect((await root.get('/main/sysFileInfo/preview', { id: file.fileId })).headers.get('content-disposition')).toBe(
        `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      );
      expect(codeOf(await (await server.as('bd.ph.2')).get('/main/sysFileInfo/preview', { id: file.fileId }))).toBe(1013003);
    }
  });

  it('refuses a document as picture or within rich text: 1030001, and under a name of another kind: 1030007', async () => {
    const id = await published(
      design(
        field('uploadImg', 'photo'),
        field('editor', 'about'),
        field('uploadFile', 'paper'),
        field('batch', 'rows', { list: [field('uploadImg', 'shot'), field('uploadFile', 'sheet')] }),
      ),
    );
    const [plan, note] = [await document(bd), await document(bd, 'plan.txt')];
    for (const values of [
      { photo: [paper(plan)] },
      { photo: [paper(plan)], paper: [paper(plan)] },
      { about: `<p><img src="${plan.url}" alt=""></p>` },
      { rows: [{ key: '1', shot: [paper(plan)] }] },
    ])
      expect(codeOf(await submit(id, values))).toBe(1030001);
    expect(codeOf(await submit(id, { paper: [paper(note, 'plan.bat')] }))).toBe(1030007);
    expect(codeOf(await submit(id, { rows: [{ key: '1', sheet: [paper(note, 'page.html')] }] }))).toBe(1030007);
    expect((await submit(id, { paper: [paper(note, 'plan.txt')] })).body.success).toBe(true);
  });

  it('exports the answers of every version through the download centre, choices by their names', async () => {
    const choices = {
      options: {
        options: [
          { value: '1', label: 'Tea' },
          { value: '2', label: 'Coffee' },
        ],
      },
    };
    const id = await published(design(field('input', 'name'), field('radio', 'drink', { label: 'Drink', ...choices })));
    await submit(id, { name: '=1+1', drink: '2' });
    await root.post('/main/form/saveDesign', {
      id,
      version: 1,
      document: design(field('radio', 'drink', { label: 'To drink', ...choices }), field('number', 'cups')),
    });
    await root.post('/main/form/publish', { id, version: 2 });
    await submit(id, { drink: '1', cups: 3 }, { number: 2 });
    const task = dataOf(await root.post('/main/form/exportAnswers', { id, format: 'csv' }));
    const download = () => root.get('/main/download/file', { id: task.id });
    await expect
      .poll(async () => (await download()).headers.get('content-disposition'), { timeout: 20_000 })
      .toMatch(/filename="Questions_\d{14}\.csv"/);
    const lines = (await download()).text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(2));
    expect(lines).toEqual([
      ['Version', 'To drink', 'cups', 'name'],
      ['2', 'Tea', '3', ''],
      ['1', 'Coffee', '', "'=1+1"],
    ]);
    const some = dataOf(
      await root.post('/main/form/exportAnswers', {
        id,
        columns: ['values.name', 'number'],
        sortField: 'createTime',
        sortOrder: 'ascend',
        format: 'csv',
      }),
    );
    await expect
      .poll(async () => (await root.get('/main/download/file', { id: some.id })).text.replace('\uFEFF', ''), { timeout: 20_000 })
      .toBe("name,Version\r\n'=1+1,1\r\n,2\r\n");
    const unknown = await root.post('/main/form/exportAnswers', { id, columns: ['number', 'values.pets'] });
    expect(unknown.body).toMatchObject({ code: 1012001, fields: { 'columns.1': 'The list has no such column.' } });
  });

  it('exports the list of forms as it is filtered', async () => {
    await root.post('/main/form/add', { name: '单独导出', enName: 'Exported alone' });
    const task = dataOf(await root.post('/main/form/export', { name: 'exported alone', format: 'csv' }));
    await expect
      .poll(async () => (await root.get('/main/download/file', { id: task.id })).text, { timeout: 20_000 })
      .toContain('Exported alone');
  });
});
