import type { Db } from '../../../db/database';
import type { Viewer } from '../../base/sight';
import type { Look } from './sql/totals';
import { type Asked, subjectOf } from './subject';
import { type Period, windowOf } from './window';

/** What is asked for: whose board, which days, and when that is. */
export async function lookOf(db: Db, wish: Asked & Period, viewer: Viewer, now = new Date()): Promise<Look> {
  const subject = await subjectOf(db, wish, viewer);
  return { subject, window: windowOf(wish, subject.country, now), now };
}
