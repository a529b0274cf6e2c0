import { settlementLife } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { settlementBatches } from '../../../tables/money/settlement';
import type { Viewer } from '../../base/sight';
import { sideOf } from './policy';

const { voidAskUser, voidAskSide } = settlementBatches;

/** SQL: locked batches that somebody of the other side asked to void, which this person may agree to. */
export const waitsForVoid = ({ caller }: Pick<Viewer, 'caller'>): SQL =>
  sql`(${inState(settlementLife, settlementBatches, 'pending')}
    and ${voidAskUser} <> ${caller.userId} and ${voidAskSide} <> ${sideOf(caller)})`;
