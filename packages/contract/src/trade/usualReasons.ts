import type { Words } from '../core/words';

/** Usual reasons to reject a creator, in the order of the keys 1 to 9. */
export const creatorReasons = {
  audience: { en: 'The audience does not fit the product', 'zh-CN': '粉丝画像与商品不符', vn: 'Người theo dõi không hợp sản phẩm' },
  small: { en: 'Too few followers for this order', 'zh-CN': '粉丝数不满足要求', vn: 'Quá ít người theo dõi cho đơn này' },
  quiet: { en: 'Interaction is too low', 'zh-CN': '互动率过低', vn: 'Tương tác quá thấp' },
  style: { en: 'The style does not fit the brand', 'zh-CN': '内容风格与品牌不符', vn: 'Phong cách không hợp thương hiệu' },
  recent: { en: 'Promoted a competitor recently', 'zh-CN': '近期推广过竞品', vn: 'Vừa quảng bá cho đối thủ' },
  why: {
    en: 'The recommendation does not say why this creator',
    'zh-CN': '推荐理由不充分',
    vn: 'Lý do đề xuất chưa thuyết phục',
  },
} as const satisfies Record<string, Words>;

/** Usual reasons to reject a preview or publish link. */
export const linkReasons = {
  product: { en: 'The product is shown too briefly', 'zh-CN': '商品展示时间过短', vn: 'Sản phẩm xuất hiện quá ngắn' },
  claim: { en: 'A claim is not allowed', 'zh-CN': '含有不允许的宣传用语', vn: 'Có nội dung quảng cáo không được phép' },
  quality: { en: 'Picture or sound is not good enough', 'zh-CN': '画面或声音质量不佳', vn: 'Hình hoặc tiếng chưa đạt' },
  tag: {
    en: 'The required hashtag or product link is missing',
    'zh-CN': '缺少指定话题或商品链接',
    vn: 'Thiếu hashtag hoặc liên kết sản phẩm bắt buộc',
  },
  wrong: { en: 'The link leads to another video', 'zh-CN': '链接指向其他视频', vn: 'Liên kết dẫn đến video khác' },
  text: { en: 'Spelling or price is wrong', 'zh-CN': '文字或价格有误', vn: 'Sai chính tả hoặc sai giá' },
} as const satisfies Record<string, Words>;

/** Usual reasons to recommend a creator. */
export const recommendReasons = {
  fits: { en: 'The audience fits the product', 'zh-CN': '粉丝画像与商品匹配', vn: 'Người theo dõi hợp sản phẩm' },
  proven: { en: 'Worked well with us before', 'zh-CN': '过往合作效果好', vn: 'Từng hợp tác tốt' },
  steady: { en: 'Steady views in the last 30 days', 'zh-CN': '近 30 天播放稳定', vn: 'Lượt xem ổn định trong 30 ngày' },
  onBrand: { en: 'The style fits the brand', 'zh-CN': '风格与品牌契合', vn: 'Phong cách hợp thương hiệu' },
} as const satisfies Record<string, Words>;

/** Usual reasons to reject the script of a video, beside those of a link that fit it too. */
const ofScripts = {
  hook: { en: 'The first seconds do not hold the viewer', 'zh-CN': '开头几秒不吸引人', vn: 'Vài giây đầu chưa cuốn hút' },
  long: { en: 'The video is too long', 'zh-CN': '视频过长', vn: 'Video quá dài' },
  selling: { en: 'The selling points are missing', 'zh-CN': '缺少商品卖点', vn: 'Thiếu điểm bán hàng của sản phẩm' },
} as const satisfies Record<string, Words>;

/** Usual reasons to reject a script, in the order of the keys 1 to 7. */
export const scriptReasons = {
  selling: ofScripts.selling,
  product: linkReasons.product,
  hook: ofScripts.hook,
  claim: linkReasons.claim,
  long: ofScripts.long,
  quality: linkReasons.quality,
  text: linkReasons.text,
} as const satisfies Record<string, Words>;

/** Reasons to reject a sample, in the order of their codes 1 to 3; 4 is said in own words. */
export const sampleReasons = {
  noMatch: { en: 'The creator does not match the product', 'zh-CN': '达人与商品不匹配', vn: 'KOL không phù hợp với sản phẩm' },
  offline: { en: 'The product is offline', 'zh-CN': '商品已下架', vn: 'Sản phẩm đã ngừng bán' },
  outOfStock: { en: 'The product is out of stock', 'zh-CN': '商品缺货', vn: 'Sản phẩm hết hàng' },
} as const satisfies Record<string, Words>;

/** Reasons that the system gives. */
export const systemReasons = {
  orderEnded: { en: 'Order ended', 'zh-CN': '工单已结束', vn: 'Đơn đã kết thúc' },
  reviewOverdue: { en: 'The merchant did not review it in time', 'zh-CN': '商家超期未审核', vn: 'Nhà bán hàng không duyệt kịp hạn' },
  notShipped: { en: 'The merchant did not ship it in time', 'zh-CN': '商家超期未发货', vn: 'Nhà bán hàng không gửi hàng kịp hạn' },
  workEnded: { en: 'The work with the creator ended', 'zh-CN': '与达人的合作已结束', vn: 'Hợp tác với KOL đã kết thúc' },
} as const satisfies Record<string, Words>;

const wordsByCode: ReadonlyMap<string, Words> = new Map(
  Object.entries({ ...creatorReasons, ...linkReasons, ...recommendReasons, ...ofScripts, ...sampleReasons, ...systemReasons }),
);

const codeBySentence: ReadonlyMap<string, string> = new Map(
  [...wordsByCode].flatMap(([code, words]) => Object.values(words).map((sentence: string) => [sentence.toLowerCase(), code])),
);

const separator = /\s*[;；\n]\s*/;

/**
 * A reason as it is kept: usual sentences, in whichever language they were picked, become `{code}`; own words stay. Parts
 * stand apart by semicolons or lines: `Interaction is too low; see her last video` is kept as `{quiet}; see her last video`.
 */
export function codedReason(reason: string): string {
  const parts = reason.split(separator);
  const coded = parts.map((part) => codeOfSentence(part) ?? part);
  return coded.some((part, at) => part !== parts[at]) ? coded.filter(Boolean).join('; ') : reason;
}

function codeOfSentence(part: string): string | undefined {
  const code = codeBySentence.get(part.replace(/[.。]$/, '').toLowerCase());
  return code && `{${code}}`;
}

/** A kept reason in the language of whoever reads it; also one that was kept as a sentence before codes were. */
export const spelledReason = (reason: string, language: keyof Words): string =>
  codedReason(reason).replace(/\{(\w+)\}(; )?/g, (token, code: string, joint = '') => {
    const words = wordsByCode.get(code);
    return words ? words[language] + (joint && (language === 'zh-CN' ? '；' : joint)) : token;
  });
