import { ruleLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** What BDs and team leaders are paid a month beyond their shares (domain/model 2.3.17). */
export const rules = pgTable(
  'rules',
  {
    id: primaryId(),
    ruleName: text('rule_name').notNull(),
    /** 1 general GMV, 2 commercial order, 3 reward. */
    ruleType: integer('rule_type').notNull(),
    /** 1 BD, 2 team leader. */
    dimension: integer('dimension').notNull(),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    /** 1 GMV, 2 fees of commercial orders, 3 fulfilled creators. */
    metric: integer('metric').notNull(),
    /** Money, or a number of fulfilled creators. */
    base: moneyColumn('base').notNull(),
    ratio: percentColumn('ratio').notNull(),
    amount: moneyColumn('amount').notNull(),
    calcMode: integer('calc_mode').notNull(),
    validBegin: date('valid_begin', { mode: 'string' }).notNull(),
    validEnd: date('valid_end', { mode: 'string' }),
    ruleStatus: stateColumn('rule_status', ruleLife, 'disabled'),
    ruleVersion: integer('rule_version').notNull().default(1),
    /** The first version; null for that one itself. */
    originId: idColumn('origin_id'),
    /** First enabled: from then on what it says stays as it is. */
    enableTime: moment('enable_time'),
    /** Ended by its last day: it still counts for the months whose last day it covers. */
    expireTime: moment('expire_time'),
    remark: text('remark'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('rules_version').on(sql`coalesce(${table.originId}, ${table.id})`, table.ruleVersion),
    index('rules_kind').on(table.country, table.dimension, table.ruleType, table.ruleStatus),
  ],
);

export const ruleTiers = pgTable(
  'rule_tiers',
  {
    ruleId: idColumn('rule_id')
      .notNull()
      .references(() => rules.id, { onDelete: 'cascade' }),
    base: moneyColumn('base').notNull(),
    ratio: percentColumn('ratio').notNull(),
    amount: moneyColumn('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.base] })],
);

/** Whom a rule covers; without rows everybody. */
export const ruleScopes = pgTable(
  'rule_scopes',
  {
    ruleId: idColumn('rule_id')
      .notNull()
      .references(() => rules.id, { onDelete: 'cascade' }),
    /** 1 person, 2 team, 3 work order. */
    scopeType: integer('scope_type').notNull(),
    scopeId: idColumn('scope_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.scopeType, table.scopeId] }),
    index('rule_scopes_of').on(table.scopeType, table.scopeId),
  ],
);
