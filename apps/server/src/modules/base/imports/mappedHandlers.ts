import { codeOf, type fileImportApi, type fileObjects, importLife, type ReceivedFile } from '@backlot/contract';
import { buffer } from 'node:stream/consumers';
import type { Handlers } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Call } from '../../../http/requests/call';
import { holds } from '../../../http/requests/caller';
import { openRows, type Rows } from '../../../files/reading/openRows';
import type { SheetRow } from '../../../files/sheets/sheet';
import type { Services } from '../../../services';
import { byteOrderMark, csvLines, headersOf } from '../download';
import { guessMapping, mapColumns } from './files/mapColumns';
import { templateOf } from './files/template';
import { beginImport, runShort } from './beginImport';
import { actorFor, keepFile, present, receive, withRows } from './importHandlers';
import type { ImportSource } from '../../../http/parts/importSource';
import { claimTask, lastMapping, mapTask, type Task, taskOf } from './store';

type FileObject = (typeof fileObjects)[number];

/** Where the rows of a file go, by what they are. */
export type FileSources = Readonly<Record<FileObject, ImportSource>>;

/** Rows of a file that are shown beside its columns. */
const shownRows = 3;

/** The calls of files whose columns a person names. Foreign and missing files answer 1020002 alike. */
export function mappedHandlers(services: Services, sources: FileSources): Handlers<typeof fileImportApi> {
  const { db } = services.database;
  const sourceFor = (object: FileObject, { caller }: Call): ImportSource => {
    const source = sources[object];
    if (!holds(caller, source.permission)) throw new Refusal('noPermission', { permission: source.permission });
    return source;
  };
  /** An own file with what it goes into. */
  const own = async (id: string, call: Call): Promise<{ task: Task; source: ImportSource }> => {
    const found = await Promise.all(
      Object.entries(sources).map(async ([object, { area }]) => {
        const task = await taskOf(db, id, { userId: call.caller.userId, source: area });
        return task && { task, object: object as FileObject };
      }),
    );
    const [one] = found.flatMap((each) => each ?? []);
    if (!one) throw new Refusal('notFound');
    return { task: one.task, source: sourceFor(one.object, call) };
  };
  const rowsOf = async ({ objectName, fileName }: Task, { most }: ImportSource): Promise<Rows> => {
    if (!objectName) throw new Refusal('importNotReady');
    return openRows(await buffer(await services.fileStore.read(objectName)), fileName, most?.rows);
  };
  return {
    receive: async ({ object }, call) => {
      const source = sourceFor(object, call);
      const { bytes, name } = await receive(call, source);
      const table = await openRows(bytes, name, source.most?.rows);
      const { headers, total } = table;
      const first: SheetRow[] = [];
      try {
        for await (const row of table.each()) if (first.push(row) === shownRows) break;
      } finally {
        await table.close();
      }
      const importStatus = codeOf(importLife, 'received');
      const { id } = await keepFile(services, { call, source, name, bytes, total, importStatus });
      const mapping = guessMapping(table, source, await lastMapping(db, { userId: call.caller.userId, source: source.area }));
      const names = headersOf(source.fields, call.language);
      return {
        id,
        object,
        fileName: name,
        total,
        headers: headers.filter((header) => header !== ''),
        rows: first.map(({ cells }) => headers.flatMap((header, at) => (header === '' ? [] : (cells[at] ?? '')))),
        fields: source.fields.map(({ key, required, example }, at) => ({
          key,
          name: names[at] ?? key,
          isRequired: required ?? false,
          example,
        })),
        mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
      } satisfies ReceivedFile;
    },
    check: async ({ id, mapping: told }, call) => {
      const { task: before, source } = await own(id, call);
      return withRows(await rowsOf(before, source), async (rows) => {
        const mapping = Object.fromEntries(told.map(({ field, column }) => [field, column]));
        const matched = mapColumns(rows, source, { mapping, language: call.language });
        const mapped = { id, userId: call.caller.userId, source: source.area, mapping };
        const task = await beginImport(services, { total: before.total, begin: (tx) => mapTask(tx, mapped) });
        if (!task) throw new Refusal('importNotReady');
        await runShort(services, { task, source, rows, matched, actor: await actorFor(services, call), stays: false });
        return present((await own(id, call)).task);
      });
    },
    importTask: async ({ id }, call) => present((await own(id, call)).task),
    applyImport: async ({ id }, call) => {
      const { task: before, source } = await own(id, call);
      return withRows(await rowsOf(before, source), async (rows) => {
        const owner = { userId: call.caller.userId, source: source.area };
        const task = await beginImport(services, { total: before.total, begin: (tx) => claimTask(tx, id, owner) });
        if (!task?.mapping) throw new Refusal('importNotReady');
        const matched = mapColumns(rows, source, { mapping: task.mapping, language: call.language });
        await runShort(services, { task, source, rows, matched, actor: await actorFor(services, call), stays: true });
        return present((await own(id, call)).task);
      });
    },
    refused: async ({ id }, call) => {
      const { task, source } = await own(id, call);
      const rows = await rowsOf(task, source);
      const why = new Map(task.refusals.map(({ line, message }) => [line, message]));
      const lines: string[][] = [];
      try {
        for await (const { line, cells } of rows.each())
          if (why.has(line)) lines.push([...rows.headers.map((_, at) => cells[at] ?? ''), why.get(line) ?? '']);
      } finally {
        await rows.close();
      }
      return {
        body: Buffer.from(byteOrderMark + csvLines([[...rows.headers, reason[call.language]], ...lines])),
        mime: 'text/csv; charset=utf-8',
        fileName: `${task.fileName.replace(/\.\w+$/, '')}_refused.csv`,
      };
    },
    template: async ({ object }, call) => ({
      body: templateOf(sourceFor(object, call), call.language),
      mime: 'text/csv; charset=utf-8',
      fileName: `${object}_template.csv`,
    }),
  };
}

const reason = { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' } as const;
