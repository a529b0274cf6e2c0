import { approvalLife, cooperationLife, workOrderLife } from '@backlot/contract';
import type { Db } from '../../db/database';
import { requireEvent } from '../lifeCycle';
import type { Order, Submission, Viewer } from '../trade';

type Asking = Pick<Viewer, 'language'>;

export const requireApproval = (tx: Db, { approvalStatus }: Submission, event: keyof typeof approvalLife.events, { language }: Asking) =>
  requireEvent(tx, { machine: approvalLife, code: approvalStatus, event, language, dictionary: 'approvalStatus' });

export const requireCooperation = (
  tx: Db,
  { cooperationStatus }: Submission,
  event: keyof typeof cooperationLife.events,
  { language }: Asking,
) => requireEvent(tx, { machine: cooperationLife, code: cooperationStatus, event, language, dictionary: 'cooperationStatus' });

/** An order that takes creators: issued or claimed, as for a claim. */
export const requireRunning = (tx: Db, { workOrderStatus }: Order, { language }: Asking) =>
  requireEvent(tx, { machine: workOrderLife, code: workOrderStatus, event: 'claim', language, dictionary: 'workOrderStatus' });
