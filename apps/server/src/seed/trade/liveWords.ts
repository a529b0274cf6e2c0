import type { Written } from '../demo/written';

/** Titles of lives, by the language of the country. */
export const liveTitles: Written = {
  en: [
    'Payday live: vouchers every hour',
    'Weekend deals with me',
    'Try it on with me',
    'Unboxing and questions',
    'Late-night flash sale',
    'New arrivals, first look',
  ],
  vn: [
    'Live lương về: voucher mỗi giờ',
    'Săn deal cuối tuần cùng mình',
    'Thử đồ cùng mình',
    'Mở hộp và hỏi đáp',
    'Flash sale đêm khuya',
    'Hàng mới về, xem đầu tiên',
  ],
};

/** Why a live was cancelled, and why one did not take place. */
export const cancelWords: Written = {
  en: ['The creator is ill; a new day follows.', 'The vouchers are not ready yet.'],
  vn: ['KOL bị ốm, sẽ hẹn ngày khác.', 'Voucher chưa sẵn sàng.'],
};
export const missWords: Written = {
  en: ['The connection failed at the venue.', 'The creator did not go on air.'],
  vn: ['Mất kết nối tại địa điểm.', 'KOL không lên sóng.'],
};
