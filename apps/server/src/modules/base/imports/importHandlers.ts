import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type imports, type ImportTask, importLimits } from '@backlot/contract';
import { presentTime } from '../../../db/presentTime';
import { openRows, type Rows } from '../../../files/reading/openRows';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Handlers } from '../../../http/module';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import { receiveFile } from '../../../http/requests/receiveFile';
import type { Services } from '../../../services';
import { dataScopeOf } from '../dataScope';
import { shownName } from '../file';
import { beginImport, runShort } from './beginImport';
import type { ImportSource } from '../../../http/parts/importSource';
import { matchColumns } from './files/matchColumns';
import { matchedFor } from './files/mapColumns';
import type { Running } from './runImport';
import { limitsOf, tooLarge } from '../../../files/sheets/sheet';
import { addTask, claimTask, type Task, taskOf } from './store';
import { templateOf } from './files/template';

/** The four calls that bring files into a list. Foreign and missing imports answer 1020002 alike. */
export function importHandlers(services: Services, source: ImportSource): Handlers<ReturnType<typeof imports>> {
  const {
    database: { db },
    fileStore,
  } = services;
  const own = async (id: string, call: Call): Promise<Task> => {
    const task = await taskOf(db, id, { userId: call.caller.userId, source: source.area });
    if (!task) throw new Refusal('notFound');
    return task;
  };
  const run = async (running: Running, call: Call): Promise<ImportTask> => {
    await runShort(services, running);
    return present(await own(running.task.id, call));
  };
  return {
    import: async (_input, call) => {
      const { bytes, name } = await receive(call, source);
      return withRows(await openRows(bytes, name, source.most?.rows), async (rows) => {
        const matched = matchColumns(rows, source, call.language);
        const task = await keepFile(services, { call, source, name, bytes, total: rows.total });
        return run({ task, source, rows, matched, actor: await actorFor(services, call), stays: false }, call);
      });
    },
    importTask: async ({ id }, call) => present(await own(id, call)),
    applyImport: async ({ id }, call) => {
      const { objectName, fileName, total } = await own(id, call);
      const owner = { userId: call.caller.userId, source: source.area };
      const task = await beginImport(services, { total, begin: (tx) => claimTask(tx, id, owner) });
      if (!task || !objectName) throw new Refusal('importNotReady');
      const bytes = await buffer(await fileStore.read(objectName));
      return withRows(await openRows(bytes, fileName, source.most?.rows), async (rows) => {
        const matched = matchedFor(rows, { source, task, language: call.language });
        return run({ task, source, rows, matched, actor: await actorFor(services, call), stays: true }, call);
      });
    },
    importTemplate: async (_input, { language }) => ({
      body: templateOf(source, language),
      mime: 'text/csv; charset=utf-8',
      fileName: `${source.area}_template.csv`,
    }),
  };
}

/** Lets go of the rows of a file that is refused before it runs. */
export async function withRows<Result>(rows: Rows, work: (rows: Rows) => Promise<Result>): Promise<Result> {
  try {
    return await work(rows);
  } catch (error) {
    await rows.close();
    throw error;
  }
}

/** Who imports, with what this person may see. */
export const actorFor = ({ database: { db } }: Pick<Services, 'database'>, call: Call) =>
  actorOf(call, (caller) => dataScopeOf(db, caller));

interface Kept {
  call: Call;
  source: ImportSource;
  name: string;
  bytes: Buffer;
  total: number;
  /** Being checked unless said. */
  importStatus?: number;
}

/** Keeps a file that is to go into a list. */
export async function keepFile(services: Services, { call, source, name, bytes, ...more }: Kept): Promise<Task> {
  const objectName = `${randomUUID()}${extname(name).toLowerCase()}`;
  await services.fileStore.put(objectName, bytes);
  const { caller, language } = call;
  const added = { userId: caller.userId, source: source.area, fileName: name, objectName, language, ...more };
  // What only was received waits for its columns.
  if (more.importStatus !== undefined) return addTask(services.database.db, added);
  return beginImport(services, { total: more.total, begin: (tx) => addTask(tx, added) });
}

/** The one file of a call with the name that is shown. */
export async function receive({ request }: Call, { most }: Pick<ImportSource, 'most'>): Promise<{ bytes: Buffer; name: string }> {
  const { bytes: limit, rows } = most ?? importLimits;
  const file = await receiveFile(request, { bytes: limit, tooLarge: () => tooLarge(limitsOf(rows)) });
  if (!file) throw refuseField('file', { en: 'Choose a file.', 'zh-CN': '请选择文件。', vn: 'Hãy chọn một tệp.' });
  return { bytes: file.bytes, name: shownName(file.name) || 'file' };
}

/** An import as the contract promises it. */
export const present = (task: Task): ImportTask => ({ ...task, createTime: presentTime(task.createTime) });
