import type { Words } from '../../core/words';

/** What is said of the fields of a blacklist fan. */
export const blackFanWords = {
  fanName: { en: 'Name', 'zh-CN': '昵称', vn: 'Tên' },
  fanPlatformId: { en: 'Platform id', 'zh-CN': '平台 ID', vn: 'ID nền tảng' },
  webId: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' },
  level: { en: 'Level', 'zh-CN': '级别', vn: 'Mức' },
  reason: { en: 'Reason', 'zh-CN': '原因', vn: 'Lý do' },
  fanStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  hitCount: { en: 'Comments', 'zh-CN': '评论数', vn: 'Bình luận' },
  lastHitTime: { en: 'Last comment', 'zh-CN': '最近评论', vn: 'Bình luận gần nhất' },
  createTime: { en: 'Added', 'zh-CN': '加入时间', vn: 'Ngày thêm' },
} satisfies Record<string, Words>;
