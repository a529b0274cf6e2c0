import { type OutputOf, type sysFileApi, tablePreview } from '@backlot/contract';
import { buffer } from 'node:stream/consumers';
import { readUpload } from '../../../files/reading/readUpload';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { kindOf } from './kinds';
import type { StoredFile } from './lists';

/** The beginning of a table, read as imports read theirs: beside the server, within limits. 2015006 for what cannot be read so. */
export async function tableOf({ fileStore }: Services, { objectName, mime }: StoredFile): Promise<OutputOf<typeof sysFileApi.table>> {
  if (kindOf(mime) !== 'sheet') throw new Refusal('filePreviewUnsupported');
  const bytes = await buffer(await fileStore.read(objectName));
  const sheet = await readUpload('sheet', bytes, objectName).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('filePreviewUnsupported') : error;
  });
  const { rows, columns } = tablePreview;
  return {
    headers: sheet.headers.slice(0, columns),
    lines: sheet.rows.slice(0, rows).map(({ cells }) => cells.slice(0, columns)),
    lineCount: sheet.rows.length,
  };
}
