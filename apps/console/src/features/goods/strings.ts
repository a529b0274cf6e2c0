import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    importing: 'products',
    title: 'Goods library', noun: 'product', nounTitle: 'Product', search: 'Name or number', goodsName: 'Name', goodsNo: 'Number', goodsUrl: 'Product link', goodsCategory: 'Category',
    listPrice: 'List price', price: 'Selling price', priceHint: 'Not above the list price', specification: 'Specification', introVideo: 'Intro video link', goodsIntroduce: 'Introduction', shop: 'Merchant', shopId: 'Merchant',
    country: 'Country', stock: 'Stock', sampleQuota: 'Sample quota', sample: 'Samples', sampleUsed: '{used} of {quota} used', openCommissionRate: 'Open commission', mainImage: 'Main picture', status: 'Status', onSaleState: 'On sale', offSaleState: 'Off sale',
    creatorNum: 'Creators', createTime: 'Added', currencyHint: 'Choose the merchant first; its country decides the money.', onSale: 'Put on sale', offSale: 'Take off sale', onSaleTitle: 'Put products on sale', offSaleTitle: 'Take products off sale',
    offSaleHint: 'They can no longer be put into new orders and demand forms.', cannotOnSale: 'It is on sale already, or not yours.', cannotOffSale: 'It is off sale already, or not yours.', openLink: 'Product page', facts: 'Facts', texts: 'Introduction', noText: 'No introduction yet',
    bindUp: 'Note a creator', bindTitle: 'Which creator promotes {name}?', creator: 'Creator', bound: 'Noted', save: 'Save', saved: 'Saved', edit: 'Edit', nextOff: 'this product is off sale. Put it on sale so that it can be ordered.', infoOff: 'Off sale: the merchant has to put it on sale before it can be ordered.', watch: 'Watch the intro video',
  },
  'zh-CN': {
    importing: '商品',
    title: '商品库', noun: '商品', nounTitle: '商品', search: '名称或编号', goodsName: '商品名称', goodsNo: '商品编号', goodsUrl: '商品链接', goodsCategory: '商品类目',
    listPrice: '标价', price: '售价', priceHint: '不高于标价', specification: '规格', introVideo: '介绍视频链接', goodsIntroduce: '商品介绍', shop: '所属商家', shopId: '所属商家',
    country: '国家', stock: '库存', sampleQuota: '寄样名额', sample: '寄样', sampleUsed: '已用 {used}，共 {quota}', openCommissionRate: '公开佣金', mainImage: '主图', status: '状态', onSaleState: '已上架', offSaleState: '已下架',
    creatorNum: '带货达人', createTime: '添加时间', currencyHint: '请先选择商家，币种由其国家决定。', onSale: '上架', offSale: '下架', onSaleTitle: '商品上架', offSaleTitle: '商品下架',
    offSaleHint: '下架后不能再加入新的工单和需求单。', cannotOnSale: '已上架，或不归您所有。', cannotOffSale: '已下架，或不归您所有。', openLink: '商品页', facts: '信息', texts: '商品介绍', noText: '暂无介绍',
    bindUp: '登记达人', bindTitle: '哪位达人推广 {name}？', creator: '达人', bound: '已登记', save: '保存', saved: '已保存', edit: '编辑', nextOff: '该商品已下架，上架后才能下单。', infoOff: '已下架：商家上架后才能下单。', watch: '观看介绍视频',
  },
  vn: {
    importing: 'sản phẩm',
    title: 'Kho sản phẩm', noun: 'sản phẩm', nounTitle: 'Sản phẩm', search: 'Tên hoặc mã', goodsName: 'Tên sản phẩm', goodsNo: 'Mã sản phẩm', goodsUrl: 'Liên kết sản phẩm', goodsCategory: 'Ngành hàng',
    listPrice: 'Giá niêm yết', price: 'Giá bán', priceHint: 'Không cao hơn giá niêm yết', specification: 'Quy cách', introVideo: 'Liên kết video giới thiệu', goodsIntroduce: 'Giới thiệu', shop: 'Nhà bán hàng', shopId: 'Nhà bán hàng',
    country: 'Quốc gia', stock: 'Tồn kho', sampleQuota: 'Số mẫu', sample: 'Mẫu', sampleUsed: 'Đã dùng {used} trên {quota}', openCommissionRate: 'Hoa hồng mở', mainImage: 'Ảnh chính', status: 'Trạng thái', onSaleState: 'Đang bán', offSaleState: 'Ngừng bán',
    creatorNum: 'Số KOL', createTime: 'Ngày thêm', currencyHint: 'Hãy chọn nhà bán hàng trước; tiền tệ theo quốc gia của họ.', onSale: 'Mở bán', offSale: 'Ngừng bán', onSaleTitle: 'Mở bán sản phẩm', offSaleTitle: 'Ngừng bán sản phẩm',
    offSaleHint: 'Không thể đưa vào đơn và phiếu nhu cầu mới.', cannotOnSale: 'Đang bán rồi hoặc không phải của bạn.', cannotOffSale: 'Đã ngừng bán hoặc không phải của bạn.', openLink: 'Trang sản phẩm', facts: 'Thông tin', texts: 'Giới thiệu', noText: 'Chưa có giới thiệu',
    bindUp: 'Ghi KOL', bindTitle: 'KOL nào quảng bá {name}?', creator: 'KOL', bound: 'Đã ghi', save: 'Lưu', saved: 'Đã lưu', edit: 'Sửa', nextOff: 'sản phẩm đang ngừng bán. Hãy mở bán để có thể đặt đơn.', infoOff: 'Ngừng bán: nhà bán hàng phải mở bán trước khi đặt đơn.', watch: 'Xem video giới thiệu',
  },
});

export type Word = keyof (typeof strings)['messages']['en'];
