import { merchantWords } from '@backlot/contract/words/merchants/merchant';
import { shopApi, workOrderLife } from '@backlot/contract';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { inState } from '../../../db/inState';
import { contains } from '../../../db/list/contains';
import { Refusal } from '../../../http/answers/refusal';
import type { Services } from '../../../services';
import { createCrud } from '../../base/crud';
import { refuseUnknown } from '../../base/dictionary';
import { workOrders } from '../../../tables/trade/order';
import type { Column } from '../../base/download';
import { stateWord } from '../../base/lifeCycle';
import { papersWait } from './papersWait';
import { presentShops } from './present';
import type { ShopRow } from './shopOf';
import { lockShopCodes, nextShopCode } from './store';
import { shops } from '../../../tables/merchants/merchant';
import { shopsWithin } from './within';

type Row = Awaited<ReturnType<typeof presentShops>>[number];

const { createTime, shopName, shopCode, certifiedTime } = shops;

/** The columns that a profile sets. */
export const profileValues = (draft: {
  shopName: string;
  country: ShopRow['country'];
  telephone: string;
  mailAddress: string;
  productCategory: string[];
  introduce?: string | undefined;
  contactName?: string | undefined;
}) => ({
  shopName: draft.shopName,
  country: draft.country,
  telephone: draft.telephone,
  mailAddress: draft.mailAddress,
  productCategory: [...new Set(draft.productCategory)],
  introduce: draft.introduce || null,
  contactName: draft.contactName || null,
});

const columns: readonly Column<Row>[] = [
  { field: 'shopCode', header: merchantWords.shopCode, value: (row) => row.shopCode },
  { field: 'shopName', header: merchantWords.shopName, value: (row) => row.shopName },
  { field: 'account', header: merchantWords.account, value: (row) => row.account?.name ?? null },
  {
    field: 'country',
    header: merchantWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'telephone', header: merchantWords.telephone, value: (row) => row.telephone },
  { field: 'mailAddress', header: merchantWords.mailAddress, value: (row) => row.mailAddress },
  {
    header: merchantWords.productCategory,
    value: (row, _, wordOf) => row.productCategory.map((code) => wordOf('productCategory', code)).join(', '),
  },
  { field: 'contactName', header: merchantWords.contactName, value: (row) => row.contactName },
  {
    field: 'shopStatus',
    header: merchantWords.shopStatus,
    value: (row, language) => stateWord('shopStatus', row.shopStatus, language),
  },
  { field: 'certifiedTime', header: merchantWords.certifiedTime, value: (row) => row.certifiedTime },
  { field: 'owner', header: merchantWords.owner, value: (row) => row.owner?.name ?? null },
  { field: 'createTime', header: merchantWords.createTime, value: (row) => row.createTime },
];

/** Merchants (domain/model 2.3.1). */
export const shopCrud = (services: Services) =>
  createCrud(services, {
    api: shopApi,
    area: 'shop',
    table: shops,
    notFound: 'notFound',
    sorts: { createTime, shopName, shopCode, certifiedTime },
    fallback: { by: createTime, order: 'descend' },
    within: shopsWithin,
    filter: async ({ searchValue, country, shopStatus, papers }) =>
      and(
        searchValue
          ? or(contains(shopName, searchValue), contains(shopCode, searchValue), contains(shops.telephone, searchValue))
          : undefined,
        country?.length ? inArray(shops.country, country) : undefined,
        shopStatus?.length ? inArray(shops.shopStatus, shopStatus) : undefined,
        papers ? papersWait : undefined,
      ),
    present: presentShops,
    values: profileValues,
    initial: async ({ country }) => ({ shopCode: nextShopCode(country) as unknown as string }),
    check: async (tx, { draft, before }, { scope, caller: { userId } }) => {
      if (!before) await lockShopCodes(tx, draft.country);
      if (before && !scope.all && before.userId !== userId) throw new Refusal('notFound');
      await refuseUnknown(tx, { dictionary: 'productCategory', field: 'productCategory', codes: draft.productCategory });
    },
    removing: async (tx, { id }) => {
      const [open] = await tx
        .select({ id: workOrders.id })
        .from(workOrders)
        .where(
          and(eq(workOrders.shopId, id), inState(workOrderLife, workOrders, 'draft', 'issued', 'claimed'), sql`${workOrders.status} <> 2`),
        )
        .limit(1);
      if (open) throw new Refusal('shopHasOpenOrders');
    },
    columns,
  });
