import type { Words } from '../../core/words';

/** What is said of the fields of a product. */
export const productWords = {
  goodsNo: { en: 'Number', 'zh-CN': '商品编号', vn: 'Mã sản phẩm' },
  goodsName: { en: 'Name', 'zh-CN': '商品名称', vn: 'Tên sản phẩm' },
  shop: { en: 'Merchant', 'zh-CN': '所属商家', vn: 'Nhà bán hàng' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  goodsCategory: { en: 'Category', 'zh-CN': '商品类目', vn: 'Ngành hàng' },
  listPrice: { en: 'List price', 'zh-CN': '标价', vn: 'Giá niêm yết' },
  price: { en: 'Selling price', 'zh-CN': '售价', vn: 'Giá bán' },
  currency: { en: 'Currency', 'zh-CN': '币种', vn: 'Tiền tệ' },
  specification: { en: 'Specification', 'zh-CN': '规格', vn: 'Quy cách' },
  stock: { en: 'Stock', 'zh-CN': '库存', vn: 'Tồn kho' },
  sampleQuota: { en: 'Sample quota', 'zh-CN': '寄样名额', vn: 'Số mẫu' },
  openCommissionRate: { en: 'Open commission', 'zh-CN': '公开佣金', vn: 'Hoa hồng mở' },
  status: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  creatorNum: { en: 'Creators', 'zh-CN': '带货达人', vn: 'Số KOL' },
  sales30: { en: '30-day sales', 'zh-CN': '近 30 天销售额', vn: 'Doanh số 30 ngày' },
  gmv: { en: 'GMV', 'zh-CN': '累计销售额', vn: 'GMV' },
  fulfilledNum: { en: 'Fulfilled places', 'zh-CN': '已履约名额', vn: 'Lượt hoàn tất' },
  goodsUrl: { en: 'Product link', 'zh-CN': '商品链接', vn: 'Liên kết sản phẩm' },
  createTime: { en: 'Added', 'zh-CN': '添加时间', vn: 'Ngày thêm' },
  shopId: { en: 'Merchant', 'zh-CN': '所属商家', vn: 'Nhà bán hàng' },
  goodsIntroduce: { en: 'Introduction', 'zh-CN': '商品介绍', vn: 'Giới thiệu' },
  introVideo: { en: 'Intro video link', 'zh-CN': '介绍视频链接', vn: 'Liên kết video giới thiệu' },
  samplesUsed: { en: 'Samples used', 'zh-CN': '已用样品', vn: 'Hàng mẫu đã dùng' },
} satisfies Record<string, Words>;
