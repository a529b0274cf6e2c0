import { type goodsApi, goodsLife, is, type OutputOf } from '@backlot/contract';
import { type Column, decimal } from '../../base/download';

type Row = OutputOf<typeof goodsApi.detail>;

/** What an export of products shows. */
export const goodsColumns: readonly Column<Row>[] = [
  {
    field: ['goodsNo', 'goodsName'],
    header: { en: 'Product number', 'zh-CN': '商品编号', vn: 'Mã sản phẩm' },
    value: (row) => row.goodsNo,
  },
  { field: 'goodsName', header: { en: 'Product', 'zh-CN': '商品名称', vn: 'Sản phẩm' }, value: (row) => row.goodsName },
  { field: 'shop', header: { en: 'Merchant', 'zh-CN': '商家', vn: 'Nhà bán hàng' }, value: (row) => row.shop.name },
  {
    field: 'country',
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'goodsCategory',
    header: { en: 'Category', 'zh-CN': '类目', vn: 'Ngành hàng' },
    value: (row, _, wordOf) => wordOf('productCategory', row.goodsCategory),
  },
  { field: 'listPrice', header: { en: 'List price', 'zh-CN': '原价', vn: 'Giá niêm yết' }, value: (row) => decimal(row.listPrice) },
  { field: 'price', header: { en: 'Selling price', 'zh-CN': '售价', vn: 'Giá bán' }, value: (row) => decimal(row.price) },
  { field: ['price', 'listPrice'], header: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' }, value: (row) => row.currency },
  { header: { en: 'Specification', 'zh-CN': '规格', vn: 'Quy cách' }, value: (row) => row.specification },
  { field: 'stock', header: { en: 'Stock', 'zh-CN': '库存', vn: 'Tồn kho' }, value: (row) => row.stock },
  { field: 'sample', header: { en: 'Samples', 'zh-CN': '样品数', vn: 'Hàng mẫu' }, value: (row) => row.sampleQuota },
  { field: 'sample', header: { en: 'Samples used', 'zh-CN': '已用样品', vn: 'Hàng mẫu đã dùng' }, value: (row) => row.sampleUsed },
  {
    field: 'openCommissionRate',
    header: { en: 'Open commission', 'zh-CN': '公开佣金', vn: 'Hoa hồng mở' },
    value: (row) => decimal(row.openCommissionRate),
  },
  {
    field: 'status',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, language) =>
      (is(goodsLife, row, 'onSale')
        ? { en: 'On sale', 'zh-CN': '在售', vn: 'Đang bán' }
        : { en: 'Off sale', 'zh-CN': '已下架', vn: 'Ngừng bán' }
      )[language],
  },
  { field: 'creatorNum', header: { en: 'Creators', 'zh-CN': '推广达人', vn: 'KOL quảng bá' }, value: (row) => row.creatorNum },
  {
    field: 'sales30',
    header: { en: '30-day sales', 'zh-CN': '近30天销售额', vn: 'Doanh số 30 ngày' },
    value: (row) => decimal(row.sales30),
  },
  { field: 'gmv', header: { en: 'GMV', 'zh-CN': '累计销售额', vn: 'GMV' }, value: (row) => decimal(row.gmv) },
  { field: 'fulfilledNum', header: { en: 'Fulfilled', 'zh-CN': '已履约', vn: 'Hoàn tất' }, value: (row) => row.fulfilledNum },
  { header: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' }, value: (row) => row.goodsUrl },
  { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
];
