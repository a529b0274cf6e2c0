import { row } from '../core/errorRow';

/** Live broadcasts. */
export const liveErrors = {
  creatorIsLive: row(
    1035001,
    200,
    'field',
    'The creator has another live at this time ({no}).',
    '该达人此时段已有直播（{no}）。',
    'KOL đã có phiên live khác vào giờ này ({no}).',
  ),
  goodsAreLive: row(
    1035002,
    200,
    'message',
    'A product is shown in another live at this time; confirm to keep both.',
    '有商品同时段在其他直播中讲解，确认后可保留。',
    'Có sản phẩm đang ở phiên live khác cùng giờ; xác nhận để giữ cả hai.',
  ),
  liveTimes: row(
    1035003,
    200,
    'field',
    'A live ends after it begins, and lasts at most 24 hours.',
    '结束时间须晚于开始时间，且最长 24 小时。',
    'Phiên live phải kết thúc sau khi bắt đầu và dài tối đa 24 giờ.',
  ),
  liveTooOld: row(
    1035004,
    200,
    'field',
    'A live can be recorded up to 30 days after it began.',
    '仅可补录 30 天内的直播。',
    'Chỉ ghi lại được phiên live trong vòng 30 ngày.',
  ),
  goodsNotForLive: row(
    1035005,
    200,
    'field',
    "Choose products that are on sale in the creator's country.",
    '请选择达人所在国家的在售商品。',
    'Hãy chọn sản phẩm đang bán tại quốc gia của KOL.',
  ),
};
