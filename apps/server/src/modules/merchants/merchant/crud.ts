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
  { field: 'shopCode', header: { en: 'Shop code', 'zh-CN': '商家编码', vn: 'Mã shop' }, value: (row) => row.shopCode },
  { field: 'shopName', header: { en: 'Merchant', 'zh-CN': '商家名称', vn: 'Nhà bán hàng' }, value: (row) => row.shopName },
  { field: 'account', header: { en: 'Account', 'zh-CN': '账号', vn: 'Tài khoản' }, value: (row) => row.account?.name ?? null },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  { field: 'telephone', header: { en: 'Phone', 'zh-CN': '电话', vn: 'Điện thoại' }, value: (row) => row.telephone },
  { field: 'mailAddress', header: { en: 'E-mail', 'zh-CN': '邮箱', vn: 'Email' }, value: (row) => row.mailAddress },
  {
    header: { en: 'Core business', 'zh-CN': '主营类目', vn: 'Ngành hàng chính' },
    value: (row, _, wordOf) => row.productCategory.map((code) => wordOf('productCategory', code)).join(', '),
  },
  { field: 'contactName', header: { en: 'Contact person', 'zh-CN': '联系人', vn: 'Người liên hệ' }, value: (row) => row.contactName },
  {
    field: 'shopStatus',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, language) => stateWord('shopStatus', row.shopStatus, language),
  },
  { field: 'certifiedTime', header: { en: 'Certified', 'zh-CN': '认证时间', vn: 'Ngày xác thực' }, value: (row) => row.certifiedTime },
  { field: 'owner', header: { en: 'BD owner', 'zh-CN': '负责BD', vn: 'BD phụ trách' }, value: (row) => row.owner?.name ?? null },
  { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
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
