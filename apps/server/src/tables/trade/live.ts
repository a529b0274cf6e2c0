import { liveLife } from '@backlot/contract';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moneyColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Live broadcasts of creators, planned and past. */
export const lives = pgTable(
  'lives',
  {
    id: primaryId(),
    liveNo: text('live_no').notNull().unique(),
    liveTitle: text('live_title').notNull(),
    liveStatus: stateColumn('live_status', liveLife, 'planned'),
    webId: integer('web_id').notNull(),
    country: text('country').notNull(),
    upId: idColumn('up_id').notNull(),
    /** Who planned it for the creator and follows it. */
    bdId: idColumn('bd_id').notNull(),
    beginTime: moment('begin_time').notNull(),
    endTime: moment('end_time').notNull(),
    liveLink: text('live_link'),
    remark: text('remark'),
    viewers: bigint('viewers', { mode: 'number' }),
    peakViewers: bigint('peak_viewers', { mode: 'number' }),
    orders: bigint('orders', { mode: 'number' }),
    gmv: moneyColumn('gmv'),
    currency: text('currency').notNull(),
    /** 1 typed in, 2 from a file, 3 from the channel. */
    resultSource: integer('result_source'),
    dataTime: moment('data_time'),
    reason: text('reason'),
    /** When the BD was reminded that it begins soon. */
    remindTime: moment('remind_time'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('lives_begin').on(table.beginTime, table.id),
    index('lives_created').on(table.createTime, table.id),
    index('lives_up').on(table.upId, table.beginTime),
    index('lives_bd').on(table.bdId, table.beginTime),
    index('lives_running')
      .on(table.liveStatus, table.beginTime)
      .where(inState(liveLife, table, 'planned', 'onAir')),
  ],
);

/** Products that a live shows, in their order. */
export const liveGoods = pgTable(
  'live_goods',
  {
    liveId: idColumn('live_id')
      .notNull()
      .references(() => lives.id, { onDelete: 'cascade' }),
    goodsId: idColumn('goods_id').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.liveId, table.goodsId] }), index('live_goods_goods').on(table.goodsId)],
);
