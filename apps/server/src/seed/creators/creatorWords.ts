import type { Place } from '../system/places';
import type { Written } from '../demo/written';

type Some = readonly [string, ...string[]];

/** How creators of a country write: endings of handles, towns, what they say under a work. */
export const creatorWords: Readonly<
  Record<Place['code'], { endings: Some; towns: Some; tags: Some; lines: Some; dial: string; chat: readonly [type: string, share: number] }>
> = {
  PH: {
    endings: ['_mnl', '.ph', 'reviews', '.vlogs', '_cebu', 'finds'],
    towns: ['Manila', 'Quezon City', 'Cebu', 'Davao'],
    tags: ['budolfinds', 'tiktokshopph', 'murangganda', 'fyp'],
    lines: [
      'Sulit ba talaga? Panoorin hanggang dulo',
      'Ang ganda nito, promise',
      'Tried it for seven days, honest review',
      'Link nasa yellow basket',
    ],
    dial: '+63917',
    chat: ['viber', 0.5],
  },
  VN: {
    endings: ['.reviewne', '_hn', '.sg', 'channel', '_99', '.official.vn'],
    towns: ['Hà Nội', 'TP.HCM', 'Đà Nẵng', 'Hải Phòng'],
    tags: ['reviewchanthat', 'tiktokshop', 'muagicungco', 'xuhuong'],
    lines: ['Dùng thử 7 ngày và cái kết', 'Review thật lòng cho cả nhà', 'Rẻ mà chất lượng bất ngờ', 'Giỏ hàng ở góc trái nha'],
    dial: '+84912',
    chat: ['zalo', 0.8],
  },
  TH: {
    endings: ['.review', '_chill', '.bkk', 'channel', '_cm', 'official'],
    towns: ['Bangkok', 'Chiang Mai', 'Khon Kaen', 'Phuket'],
    tags: ['รีวิวบิวตี้', 'ของดีบอกต่อ', 'tiktokshop', 'เทรนด์วันนี้'],
    lines: ['รีวิวตรงๆ ไม่อวย', 'ใช้มา 7 วัน ดีไหมมาดูกัน', 'ของมันต้องมี', 'กดตะกร้าได้เลย'],
    dial: '+66812',
    chat: ['line', 0.9],
  },
  MY: {
    endings: ['.my', '_kl', 'review', '.jb', 'daily', '_pg'],
    towns: ['Kuala Lumpur', 'Johor Bahru', 'Penang', 'Ipoh'],
    tags: ['racuntiktok', 'tiktokshopmy', 'reviewjujur', 'fyp'],
    lines: ['Review jujur, tak tipu', 'Murah gila tapi berbaloi', '实测七天，真的好用吗', 'Tekan beg kuning'],
    dial: '+60123',
    chat: ['whatsapp', 0.7],
  },
  SG: {
    endings: ['.sg', '_lah', 'eats', 'finds', '.daily', '.reviews'],
    towns: ['Singapore', 'Tampines', 'Jurong', 'Bedok'],
    tags: ['sgfinds', 'tiktokshopsg', 'honestreview', 'fyp'],
    lines: [
      'Worth it or not? Let me tell you',
      'Tried this so you do not have to',
      'My honest take after a week',
      'Cheaper than I thought lah',
    ],
    dial: '+658123',
    chat: ['telegram', 0.5],
  },
  ID: {
    endings: ['review', '_jkt', '.id', '.bdg', 'official', 'racun'],
    towns: ['Jakarta', 'Surabaya', 'Bandung', 'Medan'],
    tags: ['racunshopee', 'tiktokshopid', 'reviewjujur', 'fyp'],
    lines: ['Jujur, ini beneran bagus?', 'Dipakai seminggu, hasilnya begini', 'Murah tapi gak murahan', 'Keranjang kuning ya guys'],
    dial: '+62812',
    chat: ['whatsapp', 0.9],
  },
};

/** Follow-up notes of BDs. */
export const followUpTexts: Written = {
  en: [
    'Added as a contact. Interested in commission, waiting for the price list.',
    'Confirmed the delivery address for samples, will shoot next week.',
    'Price is on the high side; we talk again at the end of the month.',
    'Replies slowly, reached by phone instead.',
    'Accepts commission only, needs a script.',
    'Fully booked for now, free again next month.',
  ],
  vn: [
    'Đã kết bạn, quan tâm hoa hồng, đang chờ báo giá.',
    'Đã xác nhận địa chỉ nhận hàng mẫu, tuần sau quay.',
    'Báo giá hơi cao, hẹn cuối tháng trao đổi lại.',
    'Trả lời chậm, đã liên hệ qua điện thoại.',
    'Nhận chỉ tính hoa hồng, cần kịch bản.',
    'Hiện kín lịch, tháng sau rảnh.',
  ],
};

export const blackReasons: Written = {
  en: ['Took the sample and disappeared', 'Bought followers', 'Sold samples on'],
  vn: ['Nhận hàng mẫu rồi mất liên lạc', 'Mua người theo dõi', 'Bán lại hàng mẫu'],
};

/** What is on the price list of a creator: title and what it includes. */
export const priceTexts = {
  video: { en: ['Short video'], vn: ['Video ngắn'] },
  videoInfo: { en: ['1 video, 30-60 s, stays online for 90 days'], vn: ['1 video 30-60 giây, giữ trên kênh 90 ngày'] },
  live: { en: ['Live session'], vn: ['Livestream'] },
  liveInfo: { en: ['1 hour, at least 3 mentions'], vn: ['1 giờ, nhắc sản phẩm ít nhất 3 lần'] },
} as const satisfies Record<string, Written>;
