import type { Words } from '../../core/words';

/** What is said of the fields of a game of the channels. */
export const channelGameWords = {
  name: { en: 'Game', 'zh-CN': '游戏', vn: 'Game' },
  words: { en: 'Words', 'zh-CN': '识别词', vn: 'Từ nhận biết' },
  webIds: { en: 'Channels', 'zh-CN': '渠道', vn: 'Kênh' },
  followedIn: { en: 'Followed in', 'zh-CN': '已关注的专区', vn: 'Đang theo dõi tại' },
  createTime: { en: 'Added', 'zh-CN': '添加时间', vn: 'Ngày thêm' },
} satisfies Record<string, Words>;
