import { noticeTypes } from '@backlot/contract';
import type { Db } from '../../../db/database';
import type { Services } from '../../../services';
import { tell } from '../../base/notice';
import { inLanguages } from '../../base/sight';
import { presentAmount } from '../../system/country';
import { accountsOf } from '../settle';
import type { Payment, PaymentFacts } from './policy';

interface Message extends PaymentFacts {
  event: 'paid' | 'failed' | 'reversed';
  payment: Payment;
  publicUser: string;
}

/** Tells a person, or a merchant's account, what became of a payment; creators have no account to tell. */
export async function tellOfPayment(
  tx: Db,
  services: Pick<Services, 'events'>,
  { event, payment, statement, batch, publicUser }: Message,
): Promise<void> {
  const amount = `${presentAmount(payment.amount, payment.currency)} ${payment.currency}`;
  const isMerchant = batch.settleDimension === 3;
  const { settleMonth } = batch;
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeTypes.payment,
    extraParam: { id: statement.id },
    publicUser,
    userIds: await accountsOf(tx, statement),
    texts: titles(event, isMerchant)(settleMonth, `${payment.payNo} · ${amount}`),
  });
}

const titles = (event: Message['event'], isMerchant: boolean) => (month: string, content: string) =>
  inLanguages(
    event === 'failed'
      ? { en: `The payment for ${month} failed`, 'zh-CN': `${month} 付款未成功`, vn: `Thanh toán tháng ${month} không thành công` }
      : event === 'reversed'
        ? {
            en: `The payment for ${month} was taken back`,
            'zh-CN': `${month} 付款已冲正`,
            vn: `Khoản thanh toán tháng ${month} đã bị đảo lại`,
          }
        : isMerchant
          ? { en: `Your payment for ${month} was received`, 'zh-CN': `${month} 款项已收到`, vn: `Đã nhận khoản thanh toán tháng ${month}` }
          : { en: `Your payment for ${month} was sent`, 'zh-CN': `${month} 款项已付`, vn: `Đã chi trả cho tháng ${month}` },
    { en: content, 'zh-CN': content, vn: content },
  );
