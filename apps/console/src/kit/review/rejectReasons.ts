import { defineStrings } from '@backlot/i18n';

/** Usual reasons to reject a creator. */
export const creatorReasons = /* @__PURE__ */ defineStrings({
  en: {
    audience: 'The audience does not fit the product',
    small: 'Too few followers for this order',
    quiet: 'Interaction is too low',
    style: 'The style does not fit the brand',
    recent: 'Promoted a competitor recently',
    why: 'The recommendation does not say why this creator',
  },
  'zh-CN': {
    audience: '粉丝画像与商品不符',
    small: '粉丝数不满足要求',
    quiet: '互动率过低',
    style: '内容风格与品牌不符',
    recent: '近期推广过竞品',
    why: '推荐理由不充分',
  },
  vn: {
    audience: 'Người theo dõi không hợp sản phẩm',
    small: 'Quá ít người theo dõi cho đơn này',
    quiet: 'Tương tác quá thấp',
    style: 'Phong cách không hợp thương hiệu',
    recent: 'Vừa quảng bá cho đối thủ',
    why: 'Lý do đề xuất chưa thuyết phục',
  },
});

/** Usual reasons to reject a preview or publish link. */
export const linkReasons = /* @__PURE__ */ defineStrings({
  en: {
    product: 'The product is shown too briefly',
    claim: 'A claim is not allowed',
    quality: 'Picture or sound is not good enough',
    tag: 'The required hashtag or product link is missing',
    wrong: 'The link leads to another video',
    text: 'Spelling or price is wrong',
  },
  'zh-CN': {
    product: '商品展示时间过短',
    claim: '含有不允许的宣传用语',
    quality: '画面或声音质量不佳',
    tag: '缺少指定话题或商品链接',
    wrong: '链接指向其他视频',
    text: '文字或价格有误',
  },
  vn: {
    product: 'Sản phẩm xuất hiện quá ngắn',
    claim: 'Có nội dung quảng cáo không được phép',
    quality: 'Hình hoặc tiếng chưa đạt',
    tag: 'Thiếu hashtag hoặc liên kết sản phẩm bắt buộc',
    wrong: 'Liên kết dẫn đến video khác',
    text: 'Sai chính tả hoặc sai giá',
  },
});
