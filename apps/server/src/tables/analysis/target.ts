import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moneyColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { statusColumn, trail } from '../../db/timeColumns';

/** What BDs and teams are to reach in a month; each change of an amount stands in the trail. */
export const performanceTargets = pgTable(
  'performance_targets',
  {
    id: primaryId(),
    /** 1 a BD, 2 a team. */
    subjectType: integer('subject_type').notNull(),
    /** A person or an organisation. */
    subjectId: idColumn('subject_id').notNull(),
    /** `YYYY-MM`, in the country's zone. */
    month: text('month').notNull(),
    /** 1 GMV, 2 approved creators, 3 published works, 4 fulfilled places. */
    metric: integer('metric').notNull(),
    /** Money of the country, or a number; null where the target was taken away. */
    amount: moneyColumn('amount'),
    country: text('country').notNull(),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('performance_targets_one').on(table.subjectType, table.subjectId, table.month, table.metric),
    index('performance_targets_month').on(table.month, table.country),
  ],
);
