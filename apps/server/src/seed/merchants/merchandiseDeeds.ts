import { certificationLife, stateOf } from '@backlot/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { auditMany } from '../../modules/base/audit';
import { auditLogs } from '../../tables/base/audit';
import { goods } from '../../tables/merchants/product';
import { shops } from '../../tables/merchants/merchant';
import { shopCertifications } from '../../tables/merchants/certification';
import { users } from '../../tables/base/user';
import { insertRows } from '../../db/insertRows';

/** Notes how the merchants of the demo were certified and their products came on sale, so that every record tells its history. */
export async function noteMerchandise(db: Db): Promise<void> {
  const accounts = new Map((await db.select({ id: users.id, account: users.account }).from(users)).map(({ id, account }) => [id, account]));
  const by = (userId: string | null) => ({ userId, account: accounts.get(userId ?? '') ?? null });
  const rounds = await db.select().from(shopCertifications).orderBy(asc(shopCertifications.shopId), asc(shopCertifications.round));
  const products = await db
    .select({ id: goods.id, status: goods.status, createTime: goods.createTime, owner: shops.userId })
    .from(goods)
    .innerJoin(shops, eq(shops.id, goods.shopId));
  const papers = rounds.flatMap(({ shopId, round, status, statusBefore, submitUser, submitTime, auditUser, auditTime, rejectReason }) => {
    const object = `shop:${shopId}`;
    const submitted = {
      ...by(submitUser),
      time: submitTime,
      action: 'shop.submit',
      object,
      detail: { from: stateOf(certificationLife, statusBefore) ?? '', to: 'underReview', round },
    };
    const isPassed = status === 2;
    const verdict = isPassed ? { to: 'certified' } : { to: 'rejected', reason: rejectReason ?? '' };
    return auditTime
      ? [
          submitted,
          {
            ...by(auditUser),
            time: auditTime,
            action: isPassed ? 'shop.pass' : 'shop.reject',
            object,
            detail: { from: 'underReview', ...verdict, round },
          },
        ]
      : [submitted];
  });
  const sales = products.flatMap(({ id, status, createTime, owner }) => {
    const object = `goods:${id}`;
    const onSale = {
      ...by(owner),
      time: new Date(createTime.getTime() + 1_800_000),
      action: 'goods.onSale',
      object,
      detail: { from: 'offSale', to: 'onSale' },
    };
    return [{ ...by(owner), time: createTime, action: 'goods.add', object, detail: {} }, ...(status === 1 ? [onSale] : [])];
  });
  const deeds = [...papers, ...sales].sort((a, b) => a.time.getTime() - b.time.getTime());
  await db.transaction((tx) => auditMany(tx, deeds, (sealed) => insertRows(tx, auditLogs, sealed)));
}
