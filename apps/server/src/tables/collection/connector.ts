import { connectorLife } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import type { Partitioned } from '../../db/partitions/Partitioned';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Ways to channels with their credentials and the quota of the day (domain/model 2.3.20). */
export const connectors = pgTable(
  'connectors',
  {
    id: primaryId(),
    name: text('name').notNull(),
    provider: text('provider').notNull(),
    webId: integer('web_id').notNull(),
    /** 1 official, 2 vendor, 3 file. */
    kind: integer('kind').notNull().default(1),
    connectorStatus: stateColumn('connector_status', connectorLife, 'active'),
    /** Not asked before, by the wish of the channel. */
    pausedUntil: moment('paused_until'),
    pauseReason: text('pause_reason'),
    /** Units a day; null without a limit. */
    quotaDay: integer('quota_day'),
    quotaUsed: integer('quota_used').notNull().default(0),
    quotaResetTime: moment('quota_reset_time'),
    /** Keys of ours at the channel, sealed JSON. */
    credentials: text('credentials'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    uniqueIndex('connectors_name')
      .on(table.name)
      .where(sql`${table.status} <> 2`),
  ],
);

/** Consents of creators, or of merchants where shops open a connector: tokens stand sealed. */
export const connectorConsents = pgTable(
  'connector_consents',
  {
    connectorId: idColumn('connector_id')
      .notNull()
      .references(() => connectors.id),
    /** The creator, or the merchant where shops give it. */
    holderId: idColumn('up_id').notNull(),
    /** Who gave it, by the id of the channel. */
    openId: text('open_id').notNull(),
    accessToken: text('access_token').notNull(),
    accessUntil: moment('access_until').notNull(),
    refreshToken: text('refresh_token').notNull(),
    refreshUntil: moment('refresh_until').notNull(),
    /** When the channel said that it holds no more. */
    withdrawTime: moment('withdraw_time'),
    /** The failure for which it must be asked for again: it is over, or it leaves out what was asked. */
    refusal: text('refusal'),
    refuseTime: moment('refuse_time'),
    createTime: moment('create_time').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.connectorId, table.holderId] }),
    index('connector_consents_up').on(table.holderId),
    index('connector_consents_refused')
      .on(table.connectorId, table.refuseTime)
      .where(sql`${table.refusal} is not null`),
  ],
);

/** Consents that people began to ask for: a state opens one once, for who began it. */
export const consentStates = pgTable(
  'consent_states',
  {
    /** Hash of the state: what was handed out is not kept. */
    state: text('state').primaryKey(),
    connectorId: idColumn('connector_id').notNull(),
    /** The creator, or the merchant where shops give it. */
    holderId: idColumn('holder_id').notNull(),
    userId: idColumn('user_id').notNull(),
    /** Of PKCE, sealed. */
    verifier: text('verifier').notNull(),
    endTime: moment('end_time').notNull(),
  },
  (table) => [index('consent_states_end').on(table.endTime)],
);

/** Token buckets: how many calls a credential may make of an endpoint, counted up to a moment. */
export const connectorBuckets = pgTable(
  'connector_buckets',
  {
    connectorId: idColumn('connector_id')
      .notNull()
      .references(() => connectors.id),
    /** The creator or merchant who gave consent; 0 for the key of the connector. */
    upId: idColumn('up_id').notNull(),
    endpoint: text('endpoint').notNull(),
    tokens: doublePrecision('tokens').notNull(),
    countTime: moment('count_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectorId, table.upId, table.endpoint] })],
);

/** Webhooks that came, each notification once; kept for 30 days. */
export const connectorHooks = pgTable(
  'connector_hooks',
  {
    connectorId: idColumn('connector_id')
      .notNull()
      .references(() => connectors.id),
    /** The channel's own id of the notification. */
    notificationId: text('notification_id').notNull(),
    hookType: integer('hook_type').notNull(),
    receiveTime: moment('receive_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectorId, table.notificationId] }), index('connector_hooks_time').on(table.receiveTime)],
);

/** Answers as they came, kept for 30 days. */
export const connectorAnswers = pgTable(
  'connector_answers',
  {
    id: idColumn('id')
      .notNull()
      .default(sql`next_id()`),
    connectorId: idColumn('connector_id').notNull(),
    queueId: idColumn('queue_id').notNull(),
    endpoint: text('endpoint').notNull(),
    raw: text('raw').notNull(),
    quotaCost: integer('quota_cost').notNull(),
    dataTime: moment('data_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dataTime, table.id] })],
);

export const answersKeptDays = 30;

export const answersByWeek: Partitioned = {
  table: connectorAnswers,
  key: connectorAnswers.dataTime,
  grain: 'week',
  backDays: answersKeptDays,
  isDropped: true,
};
