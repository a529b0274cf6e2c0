import { Readable } from 'node:stream';
import { Refusal } from '../../../http/answers/refusal';
import type { FileAnswer } from '../../../http/module';
import type { TableSource } from '../../../http/parts/exportSource';
import { actorOf } from '../../../http/requests/actor';
import type { Call } from '../../../http/requests/call';
import type { Services } from '../../../services';
import { audit } from '../audit';
import { dataScopeOf } from '../dataScope';
import { exportedLines } from './exportedLines';
import { exportName } from './file/exportName';
import { mimeOf } from './file/mimeOf';
import { mostRows, mostRunning } from './queueExport';
import { xlsxParts } from './file/xlsxParts';

type Query = Record<string, unknown>;

/** Answers the filtered rows in scope as a file at once, a batch at a time, and keeps nothing (domain/errors 1032001, 1032002). */
export const exportNow = (services: Services, source: TableSource) => {
  const taken = new Map<string, number>();
  return async (query: Query, call: Call): Promise<FileAnswer> => {
    const { userId } = call.caller;
    const free = () => void taken.set(userId, (taken.get(userId) ?? 1) - 1);
    if ((taken.get(userId) ?? 0) >= mostRunning) throw new Refusal('tooManyExports');
    taken.set(userId, (taken.get(userId) ?? 0) + 1);
    try {
      const answer = await begin(services, source, query, call);
      answer.body.once('close', free);
      return answer;
    } catch (error) {
      free();
      throw error;
    }
  };
};

async function begin({ database: { db } }: Services, source: TableSource, query: Query, call: Call) {
  const actor = await actorOf(call, (caller) => dataScopeOf(db, caller));
  const { userId, account } = actor.caller;
  if ((await source.count(query, actor)) > mostRows) throw new Refusal('tooManyExportRows');
  const fileName = await exportName(db, source, { query, actor, extension: 'xlsx' });
  await audit(db, { userId, account, action: `${source.area}.export`, object: source.area, detail: { query }, requestId: call.requestId });
  const task = { query, language: actor.language };
  const body = Readable.from(xlsxParts(exportedLines(source, { task, actor, onProgress: async () => true })));
  return { body, mime: mimeOf(fileName), fileName };
}
