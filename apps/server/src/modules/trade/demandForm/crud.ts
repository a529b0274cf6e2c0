import { demandFormWords } from '@backlot/contract/words/trade/demandForm';
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
      { field: 'demandName', header: demandFormWords.demandNo, value: (row) => row.demandNo },
      { field: 'demandName', header: demandFormWords.demandName, value: (row) => row.demandName },
      { field: 'shop', header: demandFormWords.shop, value: (row) => row.shop.name },
      { field: 'goods', header: demandFormWords.goods, value: (row) => row.goods.name },
      {
        field: 'country',
        header: demandFormWords.country,
        value: (row, _, wordOf) => wordOf('country', row.country),
      },
      {
        field: 'demandStatus',
        header: demandFormWords.demandStatus,
        value: (row, language) => stateWord('demandStatus', row.demandStatus, language),
      },
      {
        field: 'requireUpNum',
        header: demandFormWords.requireUpNum,
        value: (row) => row.requireUpNum,
      },
      { field: 'budget', header: demandFormWords.budget, value: (row) => decimal(row.budget) },
      { field: ['budget', 'offer'], header: demandFormWords.currency, value: (row) => row.currency },
      { header: demandFormWords.wholeProportion, value: (row) => row.wholeProportion },
      { field: 'offer', header: demandFormWords.upProportion, value: (row) => row.upProportion },
      { field: 'offer', header: demandFormWords.upShotCost, value: (row) => decimal(row.upShotCost) },
      { field: 'expectEnd', header: demandFormWords.expectEnd, value: (row) => row.expectEnd },
      {
        field: 'workOrder',
        header: demandFormWords.workOrder,
        value: (row) => row.workOrder?.name ?? null,
      },
      { header: demandFormWords.endReason, value: (row) => row.endReason },
      { field: 'createTime', header: demandFormWords.createTime, value: (row) => row.createTime },
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
