import { defineStrings } from '@backlot/i18n';

/** Words of the creators of a product or a merchant. */
export const promoterStrings = /* @__PURE__ */ defineStrings({
  en: {
    creators: 'Creators',
    inAll: '{count} in all',
    none: 'No creator yet',
    since: 'since {day}',
    followers: '{count} followers',
    interaction: '{rate} interaction',
    products: '{count, plural, one {# product} other {# products}}',
    orders: '{count, plural, one {# order} other {# orders}}',
    noSale: 'no sale yet',
    newer: 'Newer ones',
    older: 'Older ones',
  },
  'zh-CN': {
    creators: '合作达人',
    inAll: '共 {count} 位',
    none: '暂无达人',
    since: '{day} 起',
    followers: '粉丝 {count}',
    interaction: '互动率 {rate}',
    products: '{count} 个商品',
    orders: '{count} 个订单',
    noSale: '暂无销售',
    newer: '较新的达人',
    older: '较早的达人',
  },
  vn: {
    creators: 'KOL hợp tác',
    inAll: 'Tổng {count}',
    none: 'Chưa có KOL',
    since: 'từ {day}',
    followers: '{count} người theo dõi',
    interaction: 'tương tác {rate}',
    products: '{count} sản phẩm',
    orders: '{count} đơn hàng',
    noSale: 'chưa có doanh số',
    newer: 'Mới hơn',
    older: 'Cũ hơn',
  },
});
