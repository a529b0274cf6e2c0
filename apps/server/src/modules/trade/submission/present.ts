import { namesOfPeople, type Viewer } from '../../base/sight';
import { spelledReason, type SubmissionRow } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { inIds } from '../../../db/inIds';
import { presentTime } from '../../../db/presentTime';
import { together } from '../../../db/together/together';
import { presentAmount } from '../../system/country';
import { canOfScript, linksOf, presentLink, samplesByIds, scriptsOf, type Submission } from '../parts';
import { upsByIds } from '../../creators/creator';
import { workOrders } from '../../../tables/trade/order';
import { canOf } from './policy';

/** Submissions as the contract promises them; a merchant sees neither what a creator is paid nor the BD (domain/model 2.5). */
export async function presentSubmissions(db: Db, submissions: readonly Submission[], viewer: Viewer): Promise<SubmissionRow[]> {
  if (submissions.length === 0) return [];
  const all = <Key extends 'id' | 'workOrderId' | 'upId' | 'bdId'>(key: Key) => submissions.map((submission) => submission[key]);
  const [orderRows, creators, names, links, samples, scripts] = await together(db, (at) =>
    Promise.all([
      at
        .select()
        .from(workOrders)
        .where(inIds(workOrders.id, all('workOrderId'))),
      upsByIds(at, all('upId')),
      namesOfPeople(at, all('bdId')),
      linksOf(at, all('id')),
      samplesByIds(
        at,
        submissions.map(({ sampleId }) => sampleId),
      ),
      scriptsOf(at, all('id')),
    ]),
  );
  const orders = new Map(orderRows.map((order) => [order.id, order]));
  return submissions.flatMap((submission) => {
    const order = orders.get(submission.workOrderId);
    if (!order) return [];
    const up = creators.get(submission.upId);
    const own = links.get(submission.id) ?? [];
    const written = scripts.get(submission.id) ?? [];
    const sample = submission.sampleId === null ? undefined : samples.get(submission.sampleId);
    return [
      {
        ...submission,
        recommendReason: spelledReason(submission.recommendReason, viewer.language),
        rejectReason: submission.rejectReason && spelledReason(submission.rejectReason, viewer.language),
        can: canOf({ submission, order, links: own, sample, scripts: written }, viewer),
        workOrder: { id: order.id, name: order.workOrderName },
        workOrderNo: order.workOrderNo,
        workOrderType: order.workOrderType,
        country: order.country as SubmissionRow['country'],
        currency: order.currency,
        up: { id: submission.upId, name: up?.nickname ?? '' },
        upNumber: up?.upNumber ?? '',
        fansNum: up?.fansNum ?? null,
        interactionRate: up?.interactionRate ?? null,
        starLevel: up?.starLevel ?? null,
        bd: viewer.persona === 'shop' ? null : { id: submission.bdId, name: names.get(submission.bdId) ?? '' },
        agreedShotCost: viewer.persona === 'shop' ? null : presentAmount(submission.agreedShotCost, order.currency),
        trackingLink: viewer.persona === 'shop' ? null : submission.trackingLink,
        fulfilledTime: submission.fulfilledTime && presentTime(submission.fulfilledTime),
        links: own.map((link) => presentLink(link, { submission, order }, viewer)),
        sample: sample ? { id: sample.id, name: sample.sampleNo, sampleStatus: sample.sampleStatus } : null,
        scripts: written.map((script) => ({
          id: script.id,
          name: script.scriptName,
          reviewStatus: script.reviewStatus,
          can: canOfScript({ script, submission, order }, viewer),
        })),
        createTime: presentTime(submission.createTime),
        submitTime: presentTime(submission.submitTime),
      },
    ];
  });
}
