import type { Permission } from '@backlot/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Caller, holds } from '../../../http/requests/caller';
import { settlementLines } from '../../../tables/money/settlement';
import { dataScopeOf } from '../../base/dataScope';
import type { Viewer } from '../../base/sight';

/** Finance adjusts and confirms, finance and administration void together (domain/life-cycles 3.9). */
const deciding: readonly Permission[] = ['settle.adjust', 'settle.confirm', 'settle.void'];

const decides = (caller: Caller): boolean => deciding.some((permission) => holds(caller, permission));

/** Whether somebody decides on what an adjustment is proved by. */
export const seesProofs = ({ persona, caller }: Pick<Viewer, 'persona' | 'caller'>): boolean => persona === 'all' && decides(caller);

/** Whether a file proves an adjustment that this person decides on. */
export async function mayReadProof(db: Db, fileId: string, caller: Caller): Promise<boolean> {
  if (!decides(caller) || !(await dataScopeOf(db, caller)).all) return false;
  const { sourceType, snapshot } = settlementLines;
  return (await db.$count(settlementLines, and(eq(sourceType, 4), eq(sql`${snapshot} ->> 'fileId'`, fileId)))) > 0;
}
