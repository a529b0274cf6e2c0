import { demandApi } from '@backlot/contract';
import { demandFormLife, workOrderLife } from '@backlot/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inState, notInState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { nextNumber } from '../../../db/numbers/nextNumber';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { dayIn } from '../../system/country';
import { createCrud } from '../../base/crud';
import { decimal } from '../../base/download';
import { goodsOf } from '../../merchants/product';
import { shops } from '../../../tables/merchants/merchant';
import { stateWord } from '../../base/lifeCycle';
import { requireAllowed } from '../../base/transition';
import { workOrders } from '../../../tables/trade/order';
import { wantedOf } from '../parts';
import { checkForm, type DemandDraft } from './checkForm';
import { formPolicy } from './policy';
import { presentForms } from './present';
import { within } from './sight';
import { demandForms, demandFormUps } from '../../../tables/trade/demandForm';

const { createTime, demandNo, expectEnd, requireUpNum } = demandForms;

/** The columns that a draft sets. */
const valuesOf = (draft: DemandDraft) => ({
  demandName: draft.demandName,
  goodsId: draft.goodsId,
  budget: draft.budget ?? null,
  requireUpNum: draft.requireUpNum,
  wholeProportion: draft.wholeProportion ?? null,
  upProportion: draft.upProportion ?? null,
  workAttribute: draft.workAttribute,
  upShotCost: draft.upShotCost ?? null,
  workDes: draft.workDes ?? null,
  ...wantedOf(draft),
  expectBegin: draft.expectBegin ?? null,
  expectEnd: draft.expectEnd ?? null,
  provideSample: draft.provideSample,
  sampleNum: draft.provideSample ? (draft.sampleNum ?? null) : null,
});

/** Demand forms: drafts are the merchant's own, what was submitted is not edited any more (domain/life-cycles 3.2). */
export const demandCrud = (services: Services) =>
  createCrud(services, {
    api: demandApi,
    area: 'demandForm',
    permission: 'demand',
    table: demandForms,
    notFound: 'notFound',
    sorts: { createTime, demandNo, expectEnd, requireUpNum },
    fallback: { by: createTime, order: 'descend' },
    within,
    filter: async ({ searchValue, country, demandStatus, shopId, outcome }) =>
      and(
        searchValue
          ? or(contains(demandForms.demandName, searchValue), contains(demandNo, searchValue), ofShopNamed(searchValue))
          : undefined,
        country?.length ? inArray(demandForms.country, country) : undefined,
        demandStatus?.length ? inArray(demandForms.demandStatus, demandStatus) : undefined,
        shopId ? eq(demandForms.shopId, shopId) : undefined,
        outcome ? and(inState(demandFormLife, demandForms, 'ended'), sql`not ${hasOrder}`) : undefined,
      ),
    present: presentForms,
    values: valuesOf,
    initial: ({ goodsId }) => beginningOf(services.database.db, goodsId),
    check: async (tx, { draft, before }, actor) => {
      if (before) await requireAllowed(tx, { policy: formPolicy, event: 'edit', viewer: actor, facts: { form: before } });
      await checkForm(tx, draft, actor);
      if (before && (await goodsOf(tx, draft.goodsId))?.shopId !== before.shopId)
        throw new Refusal('goodsOfOtherShop', {}, { field: 'goodsId' });
    },
    saved: (tx, { id, draft }) => saveWishes(tx, id, draft.ups ?? []),
    removing: async (tx, form, actor) => requireAllowed(tx, { policy: formPolicy, event: 'delete', viewer: actor, facts: { form } }),
    columns: [
      { field: 'demandName', header: { en: 'Demand number', 'zh-CN': '需求单编号', vn: 'Số phiếu' }, value: (row) => row.demandNo },
      { field: 'demandName', header: { en: 'Demand form', 'zh-CN': '需求单名称', vn: 'Tên phiếu' }, value: (row) => row.demandName },
      { field: 'shop', header: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' }, value: (row) => row.shop.name },
      { field: 'goods', header: { en: 'Product', 'zh-CN': '商品', vn: 'Sản phẩm' }, value: (row) => row.goods.name },
      {
        field: 'country',
        header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
        value: (row, _, wordOf) => wordOf('country', row.country),
      },
      {
        field: 'demandStatus',
        header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
        value: (row, language) => stateWord('demandStatus', row.demandStatus, language),
      },
      {
        field: 'requireUpNum',
        header: { en: 'Creators required', 'zh-CN': '需求达人数', vn: 'Số KOL cần' },
        value: (row) => row.requireUpNum,
      },
      { field: 'budget', header: { en: 'Budget', 'zh-CN': '预算', vn: 'Ngân sách' }, value: (row) => decimal(row.budget) },
      { field: ['budget', 'offer'], header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
      { header: { en: 'Whole-package ratio', 'zh-CN': '整包比例', vn: 'Tỷ lệ trọn gói' }, value: (row) => row.wholeProportion },
      { field: 'offer', header: { en: 'Creator ratio', 'zh-CN': '达人比例', vn: 'Tỷ lệ KOL' }, value: (row) => row.upProportion },
      { field: 'offer', header: { en: 'Shooting fee', 'zh-CN': '拍摄费', vn: 'Phí quay' }, value: (row) => decimal(row.upShotCost) },
      { field: 'expectEnd', header: { en: 'Wanted until', 'zh-CN': '期望结束', vn: 'Mong muốn đến' }, value: (row) => row.expectEnd },
      {
        field: 'workOrder',
        header: { en: 'Work order', 'zh-CN': '工单', vn: 'Đơn công việc' },
        value: (row) => row.workOrder?.name ?? null,
      },
      { header: { en: 'End reason', 'zh-CN': '结束原因', vn: 'Lý do kết thúc' }, value: (row) => row.endReason },
      { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
    ],
  });

const ofShopNamed = (name: string): SQL =>
  sql`exists (select 1 from ${shops} where ${shops.id} = ${demandForms.shopId} and ${contains(shops.shopName, name)})`;

/** An order was made from it that was not given up as a draft. */
const hasOrder = sql`exists (select 1 from ${workOrders} where ${workOrders.id} = ${demandForms.workOrderId} and ${notInState(workOrderLife, workOrders, 'deleted')})`;

/** What a new form takes from its product: merchant, country, currency and a number of the country's day. */
export async function beginningOf(db: Db, goodsId: string) {
  const goods = await goodsOf(db, goodsId);
  if (!goods) throw new Refusal('notFound', {}, { field: 'goodsId' });
  const { shopId, country, currency } = goods;
  return {
    shopId,
    country,
    currency,
    demandNo: await nextNumber(db, { prefix: 'XQ', country, day: new Date(`${dayIn(country)}T00:00:00Z`) }),
  };
}

/** Replaces the creators that a form wishes for. */
export async function saveWishes(tx: Db, demandId: string, wishes: NonNullable<DemandDraft['ups']>): Promise<Record<string, unknown>> {
  await tx.delete(demandFormUps).where(eq(demandFormUps.demandId, demandId));
  if (wishes.length > 0)
    await tx
      .insert(demandFormUps)
      .values(wishes.map(({ upId, wantLevel, remark }) => ({ demandId, upId, wantLevel: wantLevel ?? null, remark: remark || null })));
  return { ups: wishes.map(({ upId }) => upId) };
}
