import type { Language } from '../../../db/Language';

type RepCode = '0000' | '0001' | '0011' | '6110' | '6111' | '6112' | '6201' | '6202' | '6204' | '6206';

const texts: Record<Exclude<RepCode, '0000'>, Record<Language, string>> = {
  '0001': { en: 'The operation failed.', 'zh-CN': '操作失败。', vn: 'Thao tác thất bại.' },
  '0011': { en: 'Something is missing from the request.', 'zh-CN': '参数不能为空。', vn: 'Thiếu tham số.' },
  '6110': {
    en: 'This challenge has expired. Get a new one.',
    'zh-CN': '验证码已失效，请重新获取。',
    vn: 'Mã xác minh đã hết hạn. Hãy lấy mã mới.',
  },
  '6111': { en: 'That is not the right place.', 'zh-CN': '位置不正确。', vn: 'Vị trí chưa đúng.' },
  '6112': { en: 'The picture could not be made. Try again.', 'zh-CN': '图片生成失败，请重试。', vn: 'Không tạo được hình. Hãy thử lại.' },
  '6201': { en: 'Too many challenges. Wait a little.', 'zh-CN': '获取过于频繁，请稍后再试。', vn: 'Lấy mã quá nhiều. Hãy đợi một chút.' },
  '6202': { en: 'Too many failures. Wait 10 s.', 'zh-CN': '失败次数过多，请 10 秒后再试。', vn: 'Sai quá nhiều lần. Hãy đợi 10 giây.' },
  '6204': { en: 'Too many checks. Wait a little.', 'zh-CN': '验证过于频繁，请稍后再试。', vn: 'Xác minh quá nhiều. Hãy đợi một chút.' },
  '6206': {
    en: 'Invalid request. Get a new challenge.',
    'zh-CN': '请求无效，请重新获取验证码。',
    vn: 'Yêu cầu không hợp lệ. Hãy lấy mã mới.',
  },
};

/** A right answer in the AJ shape. */
export const accept = <Data>(repData: Data) => ({ repCode: '0000', repMsg: null, repData, success: true });

/** A refusal in the AJ shape, in the caller's language (system-pages 2.4). */
export const decline = (repCode: Exclude<RepCode, '0000'>, language: Language) => ({
  repCode,
  repMsg: texts[repCode][language],
  repData: null,
  success: false,
});
