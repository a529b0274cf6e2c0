import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuseField } from '../../../http/answers/refuseField';
import { payments } from '../../../tables/money/payment';

/** Refuses the number of a bank that stands at another payment. */
export async function refuseTaken(tx: Db, providerNo: string): Promise<void> {
  if ((await tx.$count(payments, eq(payments.providerNo, providerNo))) > 0) throw refuseField('providerNo', taken);
}

const taken = {
  en: 'This number stands at another payment.',
  'zh-CN': '该流水号已用于另一笔付款。',
  vn: 'Mã này đã thuộc khoản thanh toán khác.',
};
