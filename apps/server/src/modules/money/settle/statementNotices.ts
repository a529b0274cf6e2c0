import { noticeTypes, type Words } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Language } from '../../../db/Language';
import type { Services } from '../../../services';
import { type NoticeTexts, tell } from '../../base/notice';
import { inLanguages, staffHolding } from '../../base/sight';
import { amountIn } from '../../system/country';
import { accountsOf } from './accountsOf';
import type { StatementRow } from './acts/beginBatch';
import type { Batch } from './policy';

/** What was done to a statement, and who did it. */
interface Message {
  statement: StatementRow;
  batch: Batch;
  /** What they wrote. */
  text: string;
  publicUser: string;
}

type Telling = Pick<Services, 'events'>;

/** Tells finance that somebody disputes a statement, which blocks its confirmation. */
export async function tellOfDispute(tx: Db, services: Telling, { statement, batch, text, publicUser }: Message): Promise<void> {
  const [name, month] = [statement.beneficiaryName, batch.settleMonth];
  const title: Words = {
    en: `${name} disputes the statement for ${month}`,
    'zh-CN': `${name} 对 ${month} 结算单有异议`,
    vn: `${name} khiếu nại bảng đối soát tháng ${month}`,
  };
  const userIds = await staffHolding(tx, 'settle.adjust', batch.country);
  await leave(tx, services, { statement, publicUser, userIds, texts: inLanguages(title, { en: text, 'zh-CN': text, vn: text }) });
}

/** Tells whose statement it is that a dispute was answered. */
export async function tellOfAnswer(tx: Db, services: Telling, { statement, batch, text, publicUser }: Message): Promise<void> {
  const month = batch.settleMonth;
  const title: Words = {
    en: `Your dispute of ${month} was answered`,
    'zh-CN': `${month} 结算单的申诉已答复`,
    vn: `Khiếu nại tháng ${month} của bạn đã được trả lời`,
  };
  const userIds = await accountsOf(tx, statement);
  await leave(tx, services, { statement, publicUser, userIds, texts: inLanguages(title, { en: text, 'zh-CN': text, vn: text }) });
}

/** Tells whose statement it is by how much it was corrected by hand, and why. */
export async function tellOfAdjustment(
  tx: Db,
  services: Telling,
  { statement, batch, amount, text, publicUser }: Message & { amount: string },
): Promise<void> {
  const month = batch.settleMonth;
  const by = (language: Language) => `${amountIn(language, amount, batch.currency)} ${batch.currency}`;
  const title: Words = {
    en: `Your statement for ${month} was corrected by ${by('en')}`,
    'zh-CN': `${month} 结算单已调整 ${by('zh-CN')}`,
    vn: `Bảng đối soát tháng ${month} được điều chỉnh ${by('vn')}`,
  };
  const userIds = await accountsOf(tx, statement);
  await leave(tx, services, { statement, publicUser, userIds, texts: inLanguages(title, { en: text, 'zh-CN': text, vn: text }) });
}

interface Left extends Pick<Message, 'statement' | 'publicUser'> {
  userIds: readonly string[];
  texts: NoticeTexts;
}

const leave = (tx: Db, services: Telling, { statement, ...message }: Left): Promise<void> =>
  tell(tx, services, { noticeClass: 3, type: noticeTypes.statementChange, extraParam: { id: statement.id }, ...message });
