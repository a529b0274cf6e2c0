import type { BookAccount } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { postings } from '../../../tables/money/posting';
import { accountOf } from './postBatch';

const cash: Readonly<Record<number, BookAccount>> = { 1: 'cashBank', 2: 'cashWallet', 3: 'cashOffline' };

interface Payment {
  id: string;
  /** Negative where it takes another one back. */
  amount: string;
  method: number;
  country: string;
  currency: string;
  statement: { id: string; batchId: string; beneficiaryType: number; beneficiaryId: string };
}

/** Posts money that went out, or that came in from a merchant, against what was owed. */
export async function postPayment(tx: Db, { id, amount, method, country, currency, statement }: Payment): Promise<void> {
  const account = cash[method];
  if (!account) throw new Error(`There is no method ${method}.`);
  const { beneficiaryType, beneficiaryId, batchId } = statement;
  const isReceived = beneficiaryType === 3;
  const entry = { batchId, statementId: statement.id, country, currency, sourceType: 3, sourceId: id };
  await tx.insert(postings).values([
    { ...entry, account: accountOf(beneficiaryType), beneficiaryType, beneficiaryId, amount: isReceived ? negated(amount) : amount },
    { ...entry, account, amount: isReceived ? amount : negated(amount) },
  ]);
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
