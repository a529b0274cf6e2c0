import { type goodsApi, goodsLife, is, type OutputOf } from '@backlot/contract';
import { type Column, decimal } from '../../base/download';

type Row = OutputOf<typeof goodsApi.detail>;

/** What an export of products shows. */
export const goodsColumns: readonly Column<Row>[] = [
  { field: ['goodsNo', 'goodsName'], header: ['商品编号', 'Product number', 'Mã sản phẩm'], value: (row) => row.goodsNo },
  { field: 'goodsName', header: ['商品名称', 'Product', 'Sản phẩm'], value: (row) => row.goodsName },
  { field: 'shop', header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop.name },
  { field: 'country', header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => wordOf('country', row.country) },
  {
    field: 'goodsCategory',
    header: ['类目', 'Category', 'Ngành hàng'],
    value: (row, _, wordOf) => wordOf('productCategory', row.goodsCategory),
  },
  { field: 'listPrice', header: ['原价', 'List price', 'Giá niêm yết'], value: (row) => decimal(row.listPrice) },
  { field: 'price', header: ['售价', 'Selling price', 'Giá bán'], value: (row) => decimal(row.price) },
  { field: ['price', 'listPrice'], header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { header: ['规格', 'Specification', 'Quy cách'], value: (row) => row.specification },
  { field: 'stock', header: ['库存', 'Stock', 'Tồn kho'], value: (row) => row.stock },
  { field: 'sample', header: ['样品数', 'Samples', 'Hàng mẫu'], value: (row) => row.sampleQuota },
  { field: 'sample', header: ['已用样品', 'Samples used', 'Hàng mẫu đã dùng'], value: (row) => row.sampleUsed },
  { field: 'openCommissionRate', header: ['公开佣金', 'Open commission', 'Hoa hồng mở'], value: (row) => decimal(row.openCommissionRate) },
  {
    field: 'status',
    header: ['状态', 'Status', 'Trạng thái'],
    value: (row, language) =>
      (is(goodsLife, row, 'onSale')
        ? { 'zh-CN': '在售', en: 'On sale', vn: 'Đang bán' }
        : { 'zh-CN': '已下架', en: 'Off sale', vn: 'Ngừng bán' }
      )[language],
  },
  { field: 'creatorNum', header: ['推广达人', 'Creators', 'KOL quảng bá'], value: (row) => row.creatorNum },
  { field: 'sales30', header: ['近30天销售额', '30-day sales', 'Doanh số 30 ngày'], value: (row) => decimal(row.sales30) },
  { field: 'gmv', header: ['累计销售额', 'GMV', 'GMV'], value: (row) => decimal(row.gmv) },
  { field: 'fulfilledNum', header: ['已履约', 'Fulfilled', 'Hoàn tất'], value: (row) => row.fulfilledNum },
  { header: ['链接', 'Link', 'Liên kết'], value: (row) => row.goodsUrl },
  { field: 'createTime', header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
];
