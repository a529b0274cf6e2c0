import { codeOf, type fileImportApi, type fileObjects, importLife, type ReceivedFile } from '@backlot/contract';
import { buffer } from 'node:stream/consumers';
import type { Handlers } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import type { Call } from '../../../http/requests/call';
import { holds } from '../../../http/requests/caller';
import { readUpload } from '../../../files/reading/readUpload';
import type { Services } from '../../../services';
import { byteOrderMark, csvLines, headersOf } from '../download';
import { guessMapping, mapColumns } from './files/mapColumns';
import { templateOf } from './files/template';
import { actorFor, keepFile, present, receive, runTask } from './importHandlers';
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
  const sheetOf = async ({ objectName, fileName }: Task) => {
    if (!objectName) throw new Refusal('importNotReady');
    return readUpload('sheet', await buffer(await services.fileStore.read(objectName)), fileName);
  };
  return {
    receive: async ({ object }, call) => {
      const source = sourceFor(object, call);
      const { bytes, name } = await receive(call);
      const sheet = await readUpload('sheet', bytes, name);
      const importStatus = codeOf(importLife, 'received');
      const { id } = await keepFile(services, { call, source, name, bytes, total: sheet.rows.length, importStatus });
      const mapping = guessMapping(sheet, source, await lastMapping(db, { userId: call.caller.userId, source: source.area }));
      const names = headersOf(source.fields, call.language);
      return {
        id,
        object,
        fileName: name,
        total: sheet.rows.length,
        headers: sheet.headers.filter((header) => header !== ''),
        rows: sheet.rows
          .slice(0, shownRows)
          .map(({ cells }) => sheet.headers.flatMap((header, at) => (header === '' ? [] : (cells[at] ?? '')))),
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
      const sheet = await sheetOf(before);
      const mapping = Object.fromEntries(told.map(({ field, column }) => [field, column]));
      const matched = mapColumns(sheet, source, { mapping, language: call.language });
      const task = await mapTask(db, { id, userId: call.caller.userId, source: source.area, mapping });
      if (!task) throw new Refusal('importNotReady');
      await runTask(services, { task, source, sheet, matched, actor: await actorFor(services, call), stays: false });
      return present((await own(id, call)).task);
    },
    importTask: async ({ id }, call) => present((await own(id, call)).task),
    applyImport: async ({ id }, call) => {
      const { task: before, source } = await own(id, call);
      const sheet = await sheetOf(before);
      const task = await claimTask(db, id, { userId: call.caller.userId, source: source.area });
      if (!task?.mapping) throw new Refusal('importNotReady');
      const matched = mapColumns(sheet, source, { mapping: task.mapping, language: call.language });
      await runTask(services, { task, source, sheet, matched, actor: await actorFor(services, call), stays: true });
      return present((await own(id, call)).task);
    },
    refused: async ({ id }, call) => {
      const { task } = await own(id, call);
      const { headers, rows } = await sheetOf(task);
      const why = new Map(task.refusals.map(({ line, message }) => [line, message]));
      const lines = rows.flatMap(({ line, cells }) =>
        why.has(line) ? [[...headers.map((_, at) => cells[at] ?? ''), why.get(line) ?? '']] : [],
      );
      return {
        body: Buffer.from(byteOrderMark + csvLines([[...headers, reason[call.language]], ...lines])),
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

const reason = { 'zh-CN': '原因', en: 'Reason', vn: 'Lý do' } as const;
