import { mostScripts, type ParsedInputOf, type scriptApi } from '@backlot/contract';
import type { Db } from '../../../../db/database';
import { Refusal } from '../../../../http/answers/refusal';
import { refuseField } from '../../../../http/answers/refuseField';
import type { Services } from '../../../../services';
import { scripts } from '../../../../tables/trade/script';
import { noteEvent } from '../../../base/lifeCycle';
import { type Viewer, viewerId } from '../../../base/sight';
import { refuseAs } from '../../../base/transition';
import { bringsScripts, scriptsOf, submissionForUpdate, unlessAtWork } from '../../parts';
import { contentOf, nothingSent } from '../content';
import { tellReviewers } from '../notices';

export interface By {
  viewer: Viewer;
  services: Pick<Services, 'events'>;
}

/** A BD brings a script for an approved creator at whom the work goes on; the fourth is refused with 1030005. Answers the id. */
export async function addScript(tx: Db, wish: ParsedInputOf<typeof scriptApi.add>, { viewer, services }: By): Promise<string> {
  const { workOrderUpId, scriptName, note } = wish;
  const { submission, order } = await submissionForUpdate(tx, workOrderUpId, viewer);
  if (!bringsScripts(submission, viewer)) throw new Refusal('notFound');
  const standing = unlessAtWork({ submission, order });
  if (standing) throw await refuseAs(tx, standing, viewer);
  if (((await scriptsOf(tx, [workOrderUpId])).get(workOrderUpId)?.length ?? 0) >= mostScripts) throw new Refusal('tooManyVideos');
  const content = await contentOf(tx, wish, viewer);
  if (!content) throw refuseField('fileId', nothingSent);
  const userId = viewerId(viewer);
  const [script] = await tx
    .insert(scripts)
    .values({
      workOrderId: order.id,
      workOrderUpId,
      scriptName,
      ...content,
      note: note || null,
      submitUser: userId,
      createUser: userId,
    })
    .returning();
  if (!script) throw new Error('The script was not stored.');
  await noteEvent(tx, {
    actor: viewer,
    action: 'script.add',
    object: `script:${script.id}`,
    to: 'pending',
    more: { workOrderUpId, fileName: content.fileName },
  });
  await tellReviewers(tx, services, { script, submission, order, by: userId });
  return script.id;
}
