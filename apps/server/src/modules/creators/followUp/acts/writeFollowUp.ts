import { codeOf, followUpLife } from '@backlot/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import { upFollowUps, ups } from '../../../../tables/creators/creator';
import { ownFile } from '../../../base/file';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { dayIn } from '../../../system/country';
import type { UpRow } from '../../creator';

interface Note {
  up: Pick<UpRow, 'id' | 'country'>;
  workOrderUpId?: string | null | undefined;
  kind?: number;
  content: string;
  nextDate?: string | undefined;
  fileIds?: readonly string[] | undefined;
}

/** Keeps a note of a contact and what it plans; from now on the sixty days until the creator returns to the pool begin anew. */
export async function writeFollowUp(
  tx: Db,
  { up, workOrderUpId, kind, content, nextDate, fileIds = [] }: Note,
  viewer: Viewer,
): Promise<string> {
  if (nextDate !== undefined) requireComing(nextDate, up.country);
  const me = viewerId(viewer);
  for (const id of fileIds) if (!(await ownFile(tx, id, me))) throw new Refusal('notFound', {}, { field: 'fileIds' });
  const [row] = await tx
    .insert(upFollowUps)
    .values({
      upId: up.id,
      workOrderUpId: workOrderUpId ?? null,
      ...(kind !== undefined && { kind }),
      content,
      fileIds: [...new Set(fileIds)],
      authorId: me,
      createUser: me,
      ...(nextDate !== undefined && { personId: me, nextDate, planStatus: codeOf(followUpLife, 'planned') }),
    })
    .returning({ id: upFollowUps.id });
  if (!row) throw new Error('The note was not stored.');
  await tx
    .update(ups)
    .set({ lastFollowTime: sql`now()`, poolWarnTime: null })
    .where(eq(ups.id, up.id));
  await noteEvent(tx, { actor: viewer, action: 'up.addFollowUp', object: `up:${up.id}` });
  return row.id;
}

/** A contact is planned for today or later, and within a year, in the creator's country. */
export function requireComing(day: string, country: string, now = new Date()): void {
  const latest = dayIn(country, new Date(now.getTime() + yearMs));
  if (day < dayIn(country, now) || day > latest) throw refuseField('nextDate', notComing);
}

const yearMs = 366 * 86_400_000;

const notComing = {
  en: 'Choose a day from today on, within a year.',
  'zh-CN': '请选择今天起一年内的日期。',
  vn: 'Hãy chọn ngày từ hôm nay, trong vòng một năm.',
};
