import { productWords } from '@backlot/contract/words/merchants/product';
import { type goodsApi, goodsLife, is, type OutputOf } from '@backlot/contract';
import { type Column, decimal } from '../../base/download';

type Row = OutputOf<typeof goodsApi.detail>;

/** What an export of products shows. */
export const goodsColumns: readonly Column<Row>[] = [
  {
    field: ['goodsNo', 'goodsName'],
    header: productWords.goodsNo,
    value: (row) => row.goodsNo,
  },
  { field: 'goodsName', header: productWords.goodsName, value: (row) => row.goodsName },
  { field: 'shop', header: productWords.shop, value: (row) => row.shop.name },
  {
    field: 'country',
    header: productWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'goodsCategory',
    header: productWords.goodsCategory,
    value: (row, _, wordOf) => wordOf('productCategory', row.goodsCategory),
  },
  { field: 'listPrice', header: productWords.listPrice, value: (row) => decimal(row.listPrice) },
  { field: 'price', header: productWords.price, value: (row) => decimal(row.price) },
  { field: ['price', 'listPrice'], header: productWords.currency, value: (row) => row.currency },
  { header: productWords.specification, value: (row) => row.specification },
  { field: 'stock', header: productWords.stock, value: (row) => row.stock },
  { field: 'sample', header: productWords.sampleQuota, value: (row) => row.sampleQuota },
  { field: 'sample', header: productWords.samplesUsed, value: (row) => row.sampleUsed },
  {
    field: 'openCommissionRate',
    header: productWords.openCommissionRate,
    value: (row) => decimal(row.openCommissionRate),
  },
  {
    field: 'status',
    header: productWords.status,
    value: (row, language) =>
      (is(goodsLife, row, 'onSale')
        ? { en: 'On sale', 'zh-CN': '在售', vn: 'Đang bán' }
        : { en: 'Off sale', 'zh-CN': '已下架', vn: 'Ngừng bán' }
      )[language],
  },
  { field: 'creatorNum', header: productWords.creatorNum, value: (row) => row.creatorNum },
  {
    field: 'sales30',
    header: productWords.sales30,
    value: (row) => decimal(row.sales30),
  },
  { field: 'gmv', header: productWords.gmv, value: (row) => decimal(row.gmv) },
  { field: 'fulfilledNum', header: productWords.fulfilledNum, value: (row) => row.fulfilledNum },
  { header: productWords.goodsUrl, value: (row) => row.goodsUrl },
  { field: 'createTime', header: productWords.createTime, value: (row) => row.createTime },
];
