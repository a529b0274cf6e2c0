import type { goodsApi, OutputOf } from '@backlot/contract';
import type { Column } from '../download';

type Row = OutputOf<typeof goodsApi.detail>;

/** What an export of products shows. */
export const goodsColumns: readonly Column<Row>[] = [
  { header: ['商品编号', 'Product number', 'Mã sản phẩm'], value: (row) => row.goodsNo },
  { header: ['商品名称', 'Product', 'Sản phẩm'], value: (row) => row.goodsName },
  { header: ['商家', 'Merchant', 'Nhà bán hàng'], value: (row) => row.shop.name },
  { header: ['国家', 'Country', 'Quốc gia'], value: (row) => row.country },
  { header: ['类目', 'Category', 'Ngành hàng'], value: (row) => row.goodsCategory },
  { header: ['原价', 'List price', 'Giá niêm yết'], value: (row) => row.listPrice },
  { header: ['售价', 'Selling price', 'Giá bán'], value: (row) => row.price },
  { header: ['币种', 'Currency', 'Tiền tệ'], value: (row) => row.currency },
  { header: ['规格', 'Specification', 'Quy cách'], value: (row) => row.specification },
  { header: ['库存', 'Stock', 'Tồn kho'], value: (row) => row.stock },
  { header: ['样品数', 'Samples', 'Hàng mẫu'], value: (row) => row.sampleQuota },
  { header: ['公开佣金', 'Open commission', 'Hoa hồng mở'], value: (row) => row.openCommissionRate },
  { header: ['状态', 'Status', 'Trạng thái'], value: (row) => row.status },
  { header: ['推广达人', 'Creators', 'KOL quảng bá'], value: (row) => row.creatorNum },
  { header: ['链接', 'Link', 'Liên kết'], value: (row) => row.goodsUrl },
  { header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
];
