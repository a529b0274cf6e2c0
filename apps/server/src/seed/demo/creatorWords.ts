import type { Place } from './places';

type Some = readonly [string, ...string[]];

/** How creators of a country write: endings of handles, towns, what they say under a work. */
export const creatorWords: Readonly<Record<Place['code'], { endings: Some; towns: Some; tags: Some; lines: Some; dial: string; chat: readonly [type: string, share: number] }>> = {
  PH: { endings: ['_mnl', '.ph', 'reviews', '.vlogs', '_cebu', 'finds'], towns: ['Manila', 'Quezon City', 'Cebu', 'Davao'], tags: ['budolfinds', 'tiktokshopph', 'murangganda', 'fyp'], lines: ['Sulit ba talaga? Panoorin hanggang dulo', 'Ang ganda nito, promise', 'Tried it for seven days, honest review', 'Link nasa yellow basket'], dial: '+63917', chat: ['viber', 0.5] },
  VN: { endings: ['.reviewne', '_hn', '.sg', 'channel', '_99', '.official.vn'], towns: ['Hà Nội', 'TP.HCM', 'Đà Nẵng', 'Hải Phòng'], tags: ['reviewchanthat', 'tiktokshop', 'muagicungco', 'xuhuong'], lines: ['Dùng thử 7 ngày và cái kết', 'Review thật lòng cho cả nhà', 'Rẻ mà chất lượng bất ngờ', 'Giỏ hàng ở góc trái nha'], dial: '+84912', chat: ['zalo', 0.8] },
  TH: { endings: ['.review', '_chill', '.bkk', 'channel', '_cm', 'official'], towns: ['Bangkok', 'Chiang Mai', 'Khon Kaen', 'Phuket'], tags: ['รีวิวบิวตี้', 'ของดีบอกต่อ', 'tiktokshop', 'เทรนด์วันนี้'], lines: ['รีวิวตรงๆ ไม่อวย', 'ใช้มา 7 วัน ดีไหมมาดูกัน', 'ของมันต้องมี', 'กดตะกร้าได้เลย'], dial: '+66812', chat: ['line', 0.9] },
  MY: { endings: ['.my', '_kl', 'review', '.jb', 'daily', '_pg'], towns: ['Kuala Lumpur', 'Johor Bahru', 'Penang', 'Ipoh'], tags: ['racuntiktok', 'tiktokshopmy', 'reviewjujur', 'fyp'], lines: ['Review jujur, tak tipu', 'Murah gila tapi berbaloi', '实测七天，真的好用吗', 'Tekan beg kuning'], dial: '+60123', chat: ['whatsapp', 0.7] },
  SG: { endings: ['.sg', '_lah', 'eats', 'finds', '.daily', '.reviews'], towns: ['Singapore', 'Tampines', 'Jurong', 'Bedok'], tags: ['sgfinds', 'tiktokshopsg', 'honestreview', 'fyp'], lines: ['Worth it or not? Let me tell you', 'Tried this so you do not have to', 'My honest take after a week', 'Cheaper than I thought lah'], dial: '+658123', chat: ['telegram', 0.5] },
  ID: { endings: ['review', '_jkt', '.id', '.bdg', 'official', 'racun'], towns: ['Jakarta', 'Surabaya', 'Bandung', 'Medan'], tags: ['racunshopee', 'tiktokshopid', 'reviewjujur', 'fyp'], lines: ['Jujur, ini beneran bagus?', 'Dipakai seminggu, hasilnya begini', 'Murah tapi gak murahan', 'Keranjang kuning ya guys'], dial: '+62812', chat: ['whatsapp', 0.9] },
};

/** Follow-up notes of BDs; which language is chosen by the country. */
export const followUpTexts: readonly (readonly [zh: string, en: string])[] = [
  ['已加联系方式，对佣金感兴趣，等报价。', 'Added as a contact. Interested in commission, waiting for the price list.'],
  ['样品已确认收货地址，下周拍摄。', 'Confirmed the delivery address for samples, will shoot next week.'],
  ['报价偏高，约好月底再谈。', 'Price is on the high side; we talk again at the end of the month.'],
  ['回复较慢，改用电话联系。', 'Replies slowly, reached by phone instead.'],
  ['可接受纯佣合作，需要提供脚本。', 'Accepts commission only, needs a script.'],
  ['近期档期已满，下个月可以排期。', 'Fully booked for now, free again next month.'],
];

export const blackReasons: readonly string[] = ['收样后失联 · Took the sample and disappeared', '刷量 · Bought followers', '私下倒卖样品 · Sold samples on'];
