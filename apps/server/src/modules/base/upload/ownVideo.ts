import { Refusal } from '../../../http/answers/refusal';
import type { Db } from '../../../db/database';
import type { files } from '../../../tables/base/file';
import { ownFile } from '../file';

/** A video that this person uploaded, held until the transaction ends; 1020002 for anything else. */
export async function ownVideo(tx: Db, id: string, userId: string): Promise<typeof files.$inferSelect> {
  const file = await ownFile(tx, id, userId);
  if (!file?.mime.startsWith('video/')) throw new Refusal('notFound');
  return file;
}
