import type { ExportFormat } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { audit } from '../audit';
import { refuseUnknownColumns } from './columnsOf';
import { exportLane } from './exportTask';
import { exportName } from './file/exportName';
import type { ExportSource } from '../../../http/parts/exportSource';
import { countOf } from './pickedRows';
import { addTask, countRunning } from './store';

/** As many as one person may have made at a time, and as many rows as one may have (life-cycles 3.13). */
export const mostRunning = 3;
export const mostRows = 500_000;

interface Wish {
  source: ExportSource;
  query: Record<string, unknown>;
  actor: Actor;
}

/** Puts an export into the download centre; answers its id (domain/errors 1032001, 1032002; for PDFs 1032004, 1032005). */
export async function queueExport(services: Services, { source, query, actor }: Wish): Promise<string> {
  const { db } = services.database;
  const { userId, account } = actor.caller;
  const isFile = 'make' in source;
  if (!isFile) refuseUnknownColumns(await source.columns(query, actor), query);
  const rows = isFile ? await source.count(query, actor) : await countOf(source, query, actor);
  if (isFile && rows === 0) throw new Refusal('nothingToPrint');
  if (isFile && rows > source.mostRows) throw new Refusal('tooManyPdfs');
  if (rows > mostRows) throw new Refusal('tooManyExportRows');
  const fileName = await exportName(db, source, { query, actor, extension: isFile ? source.extension(query) : formatOf(query) });
  return services.tasks.start(exportLane, async (tx, handOver) => {
    await refuseTooMany(tx, userId);
    const added = await addTask(tx, {
      userId,
      source: source.area,
      query,
      language: actor.language,
      fileName,
    });
    await audit(tx, {
      userId,
      account,
      action: `${source.area}.export`,
      object: `download:${added}`,
      detail: { query },
      ...(actor.requestId ? { requestId: actor.requestId } : {}),
    });
    await handOver({ id: added });
    return added;
  });
}

/** A workbook unless CSV was asked for (domain/life-cycles 3.13). */
const formatOf = ({ format }: Record<string, unknown>): ExportFormat => (format === 'csv' ? 'csv' : 'xlsx');

/** Refuses with 1032001 a person who has as many exports running as are allowed; call inside a transaction. */
export async function refuseTooMany(tx: Parameters<typeof countRunning>[0], userId: string): Promise<void> {
  if ((await countRunning(tx, userId)) >= mostRunning) throw new Refusal('tooManyExports');
}
