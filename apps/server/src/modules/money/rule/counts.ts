import { ruleLife } from '@backlot/contract';
import { isNotNull, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { rules } from '../../../tables/money/rule';

/**
 * SQL: rules that count for the months whose last day they cover: enabled ones, and those that their last day has ended, or a
 * rule until 30 June would be over before June can be settled (domain/life-cycles 3.8).
 */
export const counts = sql`(${inState(ruleLife, rules, 'enabled')} or ${isNotNull(rules.expireTime)})`;
