import { intentLife } from '@backlot/contract';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moneyColumn, percentColumn } from '../../db/amountColumn';
import { idColumn, primaryId } from '../../db/idColumn';
import { stateColumn } from '../../db/stateColumn';
import { moment, statusColumn, trail } from '../../db/timeColumns';

/** Invitations of creators (domain/model 2.3.15). */
export const cooperationIntents = pgTable(
  'cooperation_intents',
  {
    id: primaryId(),
    intentNo: text('intent_no').notNull().unique(),
    /** 1 BD to creator, 2 merchant to creator, 3 creator to agency. */
    fromType: integer('from_type').notNull(),
    upId: idColumn('up_id').notNull(),
    shopId: idColumn('shop_id'),
    goodsId: idColumn('goods_id'),
    workOrderId: idColumn('work_order_id'),
    senderId: idColumn('sender_id').notNull(),
    /** Organisation of the sender. */
    orgId: idColumn('org_id'),
    message: text('message').notNull(),
    /** How to reach the sender outside of the system, with a kind as in up_contacts; the value is sealed. Both or neither. */
    contactType: text('contact_type'),
    contactValue: text('contact_value'),
    offerProportion: percentColumn('offer_proportion'),
    offerShotCost: moneyColumn('offer_shot_cost'),
    intentStatus: stateColumn('intent_status', intentLife, 'sent'),
    expireTime: moment('expire_time').notNull(),
    viewTime: moment('view_time'),
    replyContent: text('reply_content'),
    replyTime: moment('reply_time'),
    convertWorkOrderUpId: idColumn('convert_work_order_up_id'),
    status: statusColumn(),
    ...trail(),
  },
  (table) => [
    index('cooperation_intents_sender').on(table.senderId, table.createTime),
    index('cooperation_intents_up').on(table.upId, table.createTime),
    index('cooperation_intents_shop').on(table.shopId, table.createTime),
    index('cooperation_intents_org').on(table.orgId, table.createTime),
    index('cooperation_intents_expire').on(table.intentStatus, table.expireTime),
  ],
);
