import { paymentLife } from '@backlot/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import { inState } from '../../../db/inState';
import type { Vault } from '../../../secrets/createVault';
import { payments } from '../../../tables/money/payment';
import { settlementBatches, settlementStatements } from '../../../tables/money/settlement';
import { byteOrderMark, csvLines } from '../../base/download';
import { presentAmount } from '../../system/country';

const headers: Record<Language, string[]> = {
  en: ['Payment number', 'Beneficiary', 'Account name', 'Bank', 'Account number', 'Amount', 'Currency', 'Reference'],
  'zh-CN': ['付款单号', '收款人', '户名', '银行', '账号', '金额', '币种', '附言'],
  vn: ['Số thanh toán', 'Người nhận', 'Tên tài khoản', 'Ngân hàng', 'Số tài khoản', 'Số tiền', 'Loại tiền', 'Nội dung'],
};

interface Account {
  bankName: string;
  accountName: string;
  accountNumber: string;
}

/** The bank payments under way of a batch, for the bank: the only place where account numbers stand whole. */
export async function bankFile(db: Db, { batchId, vault, language }: { batchId: string; vault: Vault; language: Language }) {
  const rows = await db
    .select({ payment: payments, name: settlementStatements.beneficiaryName, batchNo: settlementBatches.batchNo })
    .from(payments)
    .innerJoin(settlementStatements, eq(settlementStatements.id, payments.statementId))
    .innerJoin(settlementBatches, eq(settlementBatches.id, settlementStatements.batchId))
    .where(and(eq(settlementBatches.id, batchId), eq(payments.method, 1), inState(paymentLife, payments, 'paying')))
    .orderBy(asc(payments.id));
  const lines = rows.flatMap(({ payment, name, batchNo }) => {
    if (payment.payeeSealed === null) return [];
    const { accountName, bankName, accountNumber } = JSON.parse(vault.open(payment.payeeSealed)) as Account;
    const amount = presentAmount(payment.amount, payment.currency);
    return [[payment.payNo, name, accountName, bankName, `\t${accountNumber}`, amount, payment.currency, `${batchNo} ${payment.payNo}`]];
  });
  return { count: lines.length, text: byteOrderMark + csvLines([headers[language], ...lines]) };
}
