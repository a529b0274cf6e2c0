import { randomUUID } from 'node:crypto';
import { asc, count } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../../db/database';
import type { FileStore } from '../../files/fileStore';
import { addFile } from '../../modules/base/file';
import { shops } from '../../tables/merchants/merchant';
import { shopCertifications } from '../../tables/merchants/certification';
import type { Vault } from '../../secrets/createVault';
import type { DemoDay } from '../demo/demoDay';
import { textsIn, type Written } from '../demo/written';

interface Papers {
  day: DemoDay;
  vault: Vault;
  fileStore: FileStore;
  /** Who reviews. */
  reviewerId: string | null;
}

/** Owner of planted files: nobody, so that they do not count for a merchant's storage. */
const planted = '0';

/** Drawn papers without anybody's data: a front with a shape for the face, a back, a licence. */
const drawings = {
  front:
    '<rect width="640" height="400" rx="24" fill="#e6f0ff"/><circle cx="160" cy="170" r="60" fill="#8fb4e8"/><rect x="90" y="240" width="140" height="90" rx="40" fill="#8fb4e8"/><rect x="280" y="110" width="280" height="24" fill="#b9cfee"/><rect x="280" y="170" width="220" height="24" fill="#b9cfee"/><rect x="280" y="230" width="250" height="24" fill="#b9cfee"/>',
  back: '<rect width="640" height="400" rx="24" fill="#e6f0ff"/><rect y="60" width="640" height="60" fill="#5b7fb5"/><rect x="80" y="180" width="480" height="24" fill="#b9cfee"/><rect x="80" y="240" width="360" height="24" fill="#b9cfee"/>',
  licence:
    '<rect width="640" height="400" fill="#fffaf0"/><rect x="20" y="20" width="600" height="360" fill="none" stroke="#d4a017" stroke-width="6"/><rect x="180" y="60" width="280" height="32" fill="#e8d9a8"/><rect x="90" y="140" width="460" height="20" fill="#efe6c8"/><rect x="90" y="190" width="420" height="20" fill="#efe6c8"/><circle cx="500" cy="310" r="44" fill="#e0796b"/>',
};

const reasons: Written = {
  en: [
    'The back of the ID card is blurred, upload it again.',
    'The business licence has expired, provide a valid one.',
    'The real name differs from the ID card.',
  ],
  vn: [
    'Mặt sau CCCD bị mờ, vui lòng tải lên lại.',
    'Giấy phép kinh doanh đã hết hạn, vui lòng nộp bản còn hiệu lực.',
    'Họ tên không khớp với CCCD.',
  ],
};

/** Plants the certification rounds of the demo merchants, with drawn papers; once. */
export async function seedPapers(db: Db, { day, vault, fileStore, reviewerId }: Papers): Promise<void> {
  const [known] = await db.select({ n: count() }).from(shopCertifications);
  if (known && known.n > 0) return;
  const bytes = Object.fromEntries(
    await Promise.all(
      Object.entries(drawings).map(
        async ([name, drawing]) =>
          [
            name,
            await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">${drawing}</svg>`))
              .png()
              .toBuffer(),
          ] as const,
      ),
    ),
  );
  const merchants = await db.select().from(shops).orderBy(asc(shops.shopCode));
  const rounds: (typeof shopCertifications.$inferInsert)[] = [];
  for (const [index, shop] of merchants.entries()) {
    if (shop.userId === null || shop.shopStatus === 0) continue;
    const userId = shop.userId;
    const keep = async (name: string) => {
      const objectName = `${randomUUID()}.png`;
      const body = bytes[name] ?? Buffer.alloc(0);
      await fileStore.put(objectName, body);
      return addFile(db, { objectName, originName: `${name}.png`, mime: 'image/png', size: body.length, createUser: planted });
    };
    const certMethod = index % 3 === 0 ? 1 : 2;
    const first = {
      shopId: shop.id,
      certMethod,
      realName: shop.contactName ?? shop.shopName,
      idCardNo: vault.seal(`9${String(index + 1).padStart(3, '0')}${'31415926'}${String(5000 + index)}`),
      idCardFront: await keep('front'),
      idCardBack: await keep('back'),
      enterpriseName: certMethod === 2 ? `${shop.shopName} Co., Ltd.` : null,
      businessLicence: certMethod === 2 ? await keep('licence') : null,
      licenceNo: certMethod === 2 ? `${shop.country}-${String(700_000 + index)}` : null,
      submitUser: userId,
    };
    const said = textsIn(shop.country, reasons);
    const rejectReason = said[index % said.length] ?? '';
    const judged = (days: number) => ({
      lockUser: reviewerId,
      lockTime: day.ago(days, 200),
      auditUser: reviewerId,
      auditTime: day.ago(days, 230),
    });
    const earlier = shop.shopStatus === 2 && index % 4 === 1;
    if (earlier)
      rounds.push({ ...first, ...judged(396), round: 1, status: 3, statusBefore: 0, rejectReason, submitTime: day.ago(397, 30) });
    const last = { ...first, round: earlier ? 2 : 1, statusBefore: earlier ? 3 : 0 };
    if (shop.shopStatus === 1) rounds.push({ ...last, status: 1, submitTime: day.ago(1 + (index % 3), 60) });
    if (shop.shopStatus === 2)
      rounds.push({
        ...last,
        status: 2,
        submitTime: new Date((shop.certifiedTime ?? day.now).getTime() - 5_400_000),
        lockUser: reviewerId,
        lockTime: shop.certifiedTime,
        auditUser: reviewerId,
        auditTime: shop.certifiedTime,
      });
    if (shop.shopStatus === 3) rounds.push({ ...last, ...judged(10), status: 3, rejectReason, submitTime: day.ago(11, 60) });
  }
  if (rounds.length > 0) await db.insert(shopCertifications).values(rounds);
}
