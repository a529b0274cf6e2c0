import { papersLife } from '@backlot/contract';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, primaryId } from '../../db/idColumn';
import { inState } from '../../db/inState';
import { stateColumn } from '../../db/stateColumn';
import { moment } from '../../db/timeColumns';

/** Papers of a merchant, one row per submission, never overwritten (domain/model 2.3.2). */
export const shopCertifications = pgTable(
  'shop_certifications',
  {
    id: primaryId(),
    shopId: idColumn('shop_id').notNull(),
    round: integer('round').notNull(),
    /** 1 person, 2 enterprise. */
    certMethod: integer('cert_method').notNull(),
    realName: text('real_name').notNull(),
    /** Sealed; shown masked. */
    idCardNo: text('id_card_no'),
    idCardFront: idColumn('id_card_front'),
    idCardBack: idColumn('id_card_back'),
    enterpriseName: text('enterprise_name'),
    businessLicence: idColumn('business_licence'),
    licenceNo: text('licence_no'),
    status: stateColumn('status', papersLife, 'pending'),
    /** `shopStatus` at submission, to which a withdrawal returns. */
    statusBefore: integer('status_before').notNull(),
    rejectReason: text('reject_reason'),
    submitUser: idColumn('submit_user').notNull(),
    submitTime: moment('submit_time').notNull().defaultNow(),
    /** The reviewer who opened it first: from then on it cannot be withdrawn. */
    lockUser: idColumn('lock_user'),
    lockTime: moment('lock_time'),
    auditUser: idColumn('audit_user'),
    auditTime: moment('audit_time'),
  },
  (table) => [
    uniqueIndex('shop_certifications_round').on(table.shopId, table.round),
    uniqueIndex('shop_certifications_pending')
      .on(table.shopId)
      .where(inState(papersLife, table, 'pending')),
    index('shop_certifications_licence')
      .on(table.licenceNo)
      .where(inState(papersLife, table, 'passed')),
    index('shop_certifications_front').on(table.idCardFront),
    index('shop_certifications_back').on(table.idCardBack),
    index('shop_certifications_business').on(table.businessLicence),
  ],
);
