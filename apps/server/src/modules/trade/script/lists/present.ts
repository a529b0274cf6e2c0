import { scriptApi, type ScriptRound, type ScriptRow, spelledReason } from '@backlot/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { inIds } from '../../../../db/inIds';
import { presentTime } from '../../../../db/presentTime';
import { users } from '../../../../tables/base/user';
import { ups } from '../../../../tables/creators/creator';
import { workOrders } from '../../../../tables/trade/order';
import type { scriptRounds } from '../../../../tables/trade/script';
import { workOrderUps } from '../../../../tables/trade/submission';
import type { Viewer } from '../../../base/sight';
import { canOfScript, type Script } from '../../parts';

type Content = Omit<typeof scriptRounds.$inferSelect, 'scriptId'>;

/** What a script is in one round; a stored video is at the address it is played from. */
export const presentRound = (content: Content, address: string, { language }: Pick<Viewer, 'language'>): ScriptRound => ({
  round: content.round,
  address: content.fileId === null ? content.address : address,
  isStored: content.fileId !== null,
  fileName: content.fileName,
  mime: content.mime,
  fileSize: content.fileSize,
  duration: content.duration,
  thumbnail: content.thumbnail,
  note: content.note,
  rejectReason: content.rejectReason && spelledReason(content.rejectReason, language),
  uploadTime: presentTime(content.uploadTime),
  reviewTime: content.reviewTime && presentTime(content.reviewTime),
});

export const playedAt = (id: string, round?: number): string =>
  `${scriptApi.video.path}?id=${id}${round === undefined ? '' : `&round=${round}`}`;

/** Scripts with the order, the creator and the BD that they belong to; a merchant does not see the BD (domain/model 2.5). */
export async function presentScripts(db: Db, found: readonly Script[], viewer: Viewer): Promise<ScriptRow[]> {
  if (found.length === 0) return [];
  const around = await db
    .select({
      submission: workOrderUps,
      order: workOrders,
      upId: ups.id,
      nickname: ups.nickname,
      upNumber: ups.upNumber,
      bdName: users.name,
    })
    .from(workOrderUps)
    .innerJoin(workOrders, eq(workOrders.id, workOrderUps.workOrderId))
    .innerJoin(ups, eq(ups.id, workOrderUps.upId))
    .leftJoin(users, eq(users.id, workOrderUps.bdId))
    .where(
      inIds(
        workOrderUps.id,
        found.map(({ workOrderUpId }) => workOrderUpId),
      ),
    );
  const bySubmission = new Map(around.map((row) => [row.submission.id, row]));
  return found.flatMap((script) => {
    const belongs = bySubmission.get(script.workOrderUpId);
    if (!belongs) return [];
    const { submission, order, upId, nickname, upNumber, bdName } = belongs;
    return [
      {
        id: script.id,
        version: script.version,
        can: canOfScript({ script, submission, order }, viewer),
        scriptName: script.scriptName,
        reviewStatus: script.reviewStatus,
        ...presentRound(script, playedAt(script.id), viewer),
        workOrder: { id: order.id, name: order.workOrderName },
        workOrderNo: order.workOrderNo,
        workOrderUpId: script.workOrderUpId,
        up: { id: upId, name: nickname },
        upNumber,
        bd: viewer.persona === 'shop' ? null : { id: submission.bdId, name: bdName ?? '' },
        createTime: presentTime(script.createTime),
      },
    ];
  });
}
