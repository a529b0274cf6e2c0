import type { Words } from '../../core/words';

/** What is said of the fields of a comment. */
export const commentWords = {
  content: { en: 'Comment', 'zh-CN': '评论', vn: 'Bình luận' },
  authorName: { en: 'Author', 'zh-CN': '作者', vn: 'Người viết' },
  commentTime: { en: 'Written', 'zh-CN': '评论时间', vn: 'Viết lúc' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  workLink: { en: 'Link', 'zh-CN': '作品链接', vn: 'Liên kết' },
  webId: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' },
  lang: { en: 'Language', 'zh-CN': '语言', vn: 'Ngôn ngữ' },
  complaints: { en: 'Complaints', 'zh-CN': '投诉', vn: 'Phàn nàn' },
  spam: { en: 'Signs of spam', 'zh-CN': '疑似垃圾', vn: 'Dấu hiệu spam' },
  keywords: { en: 'Keywords', 'zh-CN': '命中词', vn: 'Từ khóa' },
  likeNum: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' },
  replyNum: { en: 'Replies', 'zh-CN': '回复数', vn: 'Số trả lời' },
  commentStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  replyContent: { en: 'Our reply', 'zh-CN': '我方回复', vn: 'Trả lời của ta' },
  workTitle: { en: 'Work', 'zh-CN': '作品', vn: 'Tác phẩm' },
  sentimentEstimate: { en: 'Sentiment (estimate)', 'zh-CN': '情感（估算）', vn: 'Cảm xúc (ước tính)' },
} satisfies Record<string, Words>;
