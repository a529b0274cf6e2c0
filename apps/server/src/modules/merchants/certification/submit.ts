import { certificationLife, codeOf, is, papersLife, type ParsedInputOf, type shopAuthApi, stateOf, type Words } from '@backlot/contract';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState } from '../../../db/inState';
import type { Actor } from '../../../http/requests/actor';
import type { Language } from '../../../db/Language';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { files } from '../../../tables/base/file';
import { tell } from '../../base/notice';
import { certificationPolicy, type ShopRow } from '../merchant';
import { shops } from '../../../tables/merchants/merchant';
import { inLanguages, staffHolding } from '../../base/sight';
import { begin, requireAllowed } from '../../base/transition';
import { newestRound, ownShopForUpdate } from './find';
import { moveShop } from './moveShop';
import { noticeType } from './noticeType';
import { shopCertifications } from '../../../tables/merchants/certification';

type Papers = ParsedInputOf<typeof shopAuthApi.submit>;

/**
 * Submits the own papers for review, or a change of certified ones, which stay valid meanwhile (domain/life-cycles 3.1).
 * Refuses with 1021001 what is missing, 1021002 a picture that is none, 1021003 a licence of another certified merchant,
 * 1021008 a second change, 1021010 one that changes nothing.
 */
export async function submitPapers(tx: Db, services: Services, papers: Papers, actor: Actor): Promise<string> {
  const { userId } = actor.caller;
  const { shop, papers: before } = await ownCertification(tx, userId);
  const isChange = is(certificationLife, shop, 'certified');
  const event = isChange ? 'change' : 'submit';
  await requireAllowed(tx, { policy: certificationPolicy, event, viewer: actor, facts: { shop, papers: before } });
  refuseIncomplete(papers, shop, actor.language);
  await refusePictures(tx, papers, userId);
  await refuseLicence(tx, papers.licenceNo, shop.id);
  if (isChange) await refuseUnchanged(tx, services, papers, shop);
  const [row] = await tx
    .insert(shopCertifications)
    .values({
      shopId: shop.id,
      round: (before?.round ?? 0) + 1,
      certMethod: papers.certMethod,
      realName: papers.realName,
      idCardNo: papers.idCardNo ? services.vault.seal(papers.idCardNo) : null,
      idCardFront: papers.idCardFront ?? null,
      idCardBack: papers.idCardBack ?? null,
      ...(papers.certMethod === 2
        ? {
            enterpriseName: papers.enterpriseName ?? null,
            businessLicence: papers.businessLicence ?? null,
            licenceNo: papers.licenceNo || null,
          }
        : {}),
      statusBefore: shop.shopStatus,
      submitUser: userId,
    })
    .returning({ id: shopCertifications.id, round: shopCertifications.round });
  if (!row) throw new Error('The papers were not stored.');
  await moveShop(tx, { shop, event, to: isChange ? 'certified' : 'underReview', actor, more: { round: row.round } });
  await tell(tx, services, {
    noticeClass: 3,
    type: noticeType,
    extraParam: { id: shop.id },
    userIds: await staffHolding(tx, 'shop.audit', shop.country),
    texts: inLanguages(
      { en: 'A merchant submitted papers', 'zh-CN': '商家提交了认证资料', vn: 'Nhà bán hàng nộp hồ sơ' },
      {
        en: `${shop.shopName} (${shop.shopCode}) waits for review.`,
        'zh-CN': `${shop.shopName}（${shop.shopCode}）等待审核。`,
        vn: `${shop.shopName} (${shop.shopCode}) chờ xét duyệt.`,
      },
    ),
  });
  return row.id;
}

const items = {
  realName: { en: 'real name', 'zh-CN': '真实姓名', vn: 'họ tên thật' },
  idCardFront: { en: 'front of the ID card', 'zh-CN': '身份证正面', vn: 'mặt trước giấy tờ' },
  idCardBack: { en: 'back of the ID card', 'zh-CN': '身份证反面', vn: 'mặt sau giấy tờ' },
  enterpriseName: { en: 'enterprise name', 'zh-CN': '企业名称', vn: 'tên doanh nghiệp' },
  businessLicence: { en: 'business licence', 'zh-CN': '营业执照', vn: 'giấy phép kinh doanh' },
  telephone: { en: 'phone', 'zh-CN': '电话', vn: 'điện thoại' },
  mailAddress: { en: 'e-mail', 'zh-CN': '邮箱', vn: 'email' },
  agreed: { en: 'agreement', 'zh-CN': '同意协议', vn: 'đồng ý điều khoản' },
} as const satisfies Record<string, Words>;

function refuseIncomplete(papers: Papers, shop: ShopRow, language: Language): void {
  const missing: Record<keyof typeof items, boolean> = {
    realName: papers.realName === '',
    idCardFront: papers.idCardFront === undefined,
    idCardBack: papers.idCardBack === undefined,
    enterpriseName: papers.certMethod === 2 && !papers.enterpriseName,
    businessLicence: papers.certMethod === 2 && papers.businessLicence === undefined,
    telephone: !/^\+[1-9]\d{6,14}$/.test(shop.telephone),
    mailAddress: !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(shop.mailAddress),
    agreed: !papers.agreed,
  };
  const names = (Object.keys(items) as (keyof typeof items)[]).filter((item) => missing[item]).map((item) => items[item][language]);
  if (names.length > 0) throw new Refusal('certIncomplete', { items: names.join(language === 'zh-CN' ? '、' : ', ') });
}

/** Each picture must be an image that this person uploaded. */
async function refusePictures(tx: Db, { idCardFront, idCardBack, businessLicence, certMethod }: Papers, userId: string): Promise<void> {
  const wanted = [idCardFront, idCardBack, ...(certMethod === 2 ? [businessLicence] : [])].flatMap((id) => id ?? []);
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, wanted), eq(files.createUser, userId), inArray(files.mime, ['image/png', 'image/jpeg'])))
    .for('key share');
  if (own.length !== new Set(wanted).size) throw new Refusal('certImage');
}

/** Refuses a licence number that another certified merchant has; one submission of a number at a time. */
export async function refuseLicence(tx: Db, licenceNo: string | null | undefined, shopId: string): Promise<void> {
  if (!licenceNo) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`licence:${licenceNo}`}))`);
  const [other] = await tx
    .select({ id: shopCertifications.id })
    .from(shopCertifications)
    .innerJoin(shops, and(eq(shops.id, shopCertifications.shopId), inState(certificationLife, shops, 'certified'), ne(shops.status, 2)))
    .where(
      and(
        eq(shopCertifications.licenceNo, licenceNo),
        inState(papersLife, shopCertifications, 'passed'),
        ne(shopCertifications.shopId, shopId),
      ),
    )
    .limit(1);
  if (other) throw new Refusal('licenceTaken');
}

/** Refuses with 1021010 a change that changes nothing: papers that say and show what the valid ones do. A number that is not given again is the old one. */
async function refuseUnchanged(tx: Db, { vault }: Services, papers: Papers, { id }: ShopRow): Promise<void> {
  const [valid] = await tx
    .select()
    .from(shopCertifications)
    .where(and(eq(shopCertifications.shopId, id), inState(papersLife, shopCertifications, 'passed')))
    .orderBy(desc(shopCertifications.round))
    .limit(1);
  if (!valid) return;
  const isEnterprise = papers.certMethod === 2;
  const number = valid.idCardNo && vault.open(valid.idCardNo);
  const before = [
    valid.certMethod,
    valid.realName,
    number,
    valid.idCardFront,
    valid.idCardBack,
    valid.enterpriseName,
    valid.businessLicence,
    valid.licenceNo,
  ];
  const now = [
    papers.certMethod,
    papers.realName,
    papers.idCardNo || number,
    papers.idCardFront,
    papers.idCardBack,
    ...(isEnterprise ? [papers.enterpriseName, papers.businessLicence, papers.licenceNo] : []),
  ];
  if (before.every((value, place) => (value || null) === (now[place] || null))) throw new Refusal('certUnchanged');
}

/** Takes back papers that no reviewer has opened (1021004); the merchant is again what it was before. */
export async function withdrawPapers(tx: Db, actor: Actor): Promise<void> {
  const find = () => ownCertification(tx, actor.caller.userId);
  const { shop, papers } = await begin(tx, { policy: certificationPolicy, event: 'withdraw', viewer: actor, find });
  if (!papers) throw new Error('Papers that wait are not there.');
  await tx
    .update(shopCertifications)
    .set({ status: codeOf(papersLife, 'withdrawn') })
    .where(eq(shopCertifications.id, papers.id));
  const to = stateOf(certificationLife, is(certificationLife, shop, 'underReview') ? papers.statusBefore : shop.shopStatus);
  if (!to) throw new Error(`There is no state ${papers.statusBefore}.`);
  await moveShop(tx, { shop, event: 'withdraw', to, actor, more: { round: papers.round } });
}

/** The merchant that somebody signs in for, locked, with the newest papers. */
async function ownCertification(tx: Db, userId: string) {
  const shop = await ownShopForUpdate(tx, userId);
  return { shop, papers: await newestRound(tx, shop.id) };
}
