import { type Viewer } from '../../base/sight';
import type { approvalLife, cooperationLife } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { linksOf, samplesByIds, submissionForUpdate } from '../parts';
import { begin } from '../../base/transition';
import { approvalPolicy, cooperationPolicy, type SubmissionFacts } from './policy';

const find = async (tx: Db, id: string, viewer: Viewer): Promise<SubmissionFacts> => {
  const { submission, order } = await submissionForUpdate(tx, id, viewer);
  return {
    submission,
    order,
    links: (await linksOf(tx, [id])).get(id) ?? [],
    sample: [...(await samplesByIds(tx, [submission.sampleId])).values()][0],
  };
};

/** A submission that this person may cause an event of the review of, locked with its order. */
export const beginReview = (tx: Db, id: string, event: keyof typeof approvalLife.events, viewer: Viewer): Promise<SubmissionFacts> =>
  begin(tx, { policy: approvalPolicy, event, viewer, find: () => find(tx, id, viewer) });

/** The same for an event of the work with the creator. */
export const beginWork = (tx: Db, id: string, event: keyof typeof cooperationLife.events, viewer: Viewer): Promise<SubmissionFacts> =>
  begin(tx, { policy: cooperationPolicy, event, viewer, find: () => find(tx, id, viewer) });
