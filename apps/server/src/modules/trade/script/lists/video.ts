import type { ParsedInputOf, scriptApi } from '@backlot/contract';
import { and, eq } from 'drizzle-orm';
import type { FileAnswer } from '../../../../http/module';
import { Refusal } from '../../../../http/answers/refusal';
import { playedFile } from '../../../../files/playedFile';
import type { Call } from '../../../../http/requests/call';
import type { Services } from '../../../../services';
import { scriptRounds } from '../../../../tables/trade/script';
import { viewerOf } from '../../../base/sight';
import { scriptOf } from '../store';

/** The bytes of a stored video in sight, of this round or an earlier one; in a range where one is asked for, 416 outside of it. */
export async function videoOf(
  { database: { db }, fileStore }: Pick<Services, 'database' | 'fileStore'>,
  { id, round, save }: ParsedInputOf<typeof scriptApi.video>,
  call: Call,
): Promise<FileAnswer> {
  const script = await scriptOf(db, id, await viewerOf(db, call));
  const [found] =
    round === undefined || round === script.round
      ? [script]
      : await db
          .select()
          .from(scriptRounds)
          .where(and(eq(scriptRounds.scriptId, id), eq(scriptRounds.round, round)));
  if (!found || found.fileId === null || found.mime === null || found.fileSize === null) throw new Refusal('notFound');
  const { address, fileName, fileSize: size, mime } = found;
  const answer = await playedFile(fileStore, { objectName: address, size, mime }, call);
  return { ...answer, ...(save && { fileName }) };
}
