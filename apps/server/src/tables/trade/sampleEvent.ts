import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { moment } from '../../db/timeColumns';
import { sampleShippings } from './sample';

/** Where the parcel of a sample was on its way (domain/model 2.3.16). */
export const sampleEvents = pgTable(
  'sample_events',
  {
    id: primaryId(),
    sampleId: idColumn('sample_id')
      .notNull()
      .references(() => sampleShippings.id, { onDelete: 'cascade' }),
    /** 1 picked up, 2 on its way, 3 with the courier, 4 held up, 5 handed over. */
    kind: integer('kind').notNull(),
    eventTime: moment('event_time').notNull(),
    location: text('location'),
    text: text('text'),
    createUser: idColumn('create_user').notNull(),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('sample_events_once').on(table.sampleId, table.eventTime, table.kind)],
);
