import type { Words } from '../../core/words';

/** What is said of the fields of a work. */
export const workInfoWords = {
  descr: { en: 'Work', 'zh-CN': '作品', vn: 'Tác phẩm' },
  link: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' },
  webId: { en: 'Channel', 'zh-CN': '渠道', vn: 'Kênh' },
  postTime: { en: 'Posted', 'zh-CN': '发布时间', vn: 'Đăng lúc' },
  views: { en: 'Views', 'zh-CN': '播放', vn: 'Lượt xem' },
  gained24: { en: 'Last 24 h', 'zh-CN': '近 24 小时', vn: '24 giờ qua' },
  interactionRate: { en: 'Interaction rate', 'zh-CN': '互动率', vn: 'Tỷ lệ tương tác' },
  likes: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' },
  comments: { en: 'Comments', 'zh-CN': '评论', vn: 'Bình luận' },
  shares: { en: 'Shares', 'zh-CN': '分享', vn: 'Chia sẻ' },
  hashtags: { en: 'Hashtags', 'zh-CN': '话题', vn: 'Hashtag' },
  creator: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
} satisfies Record<string, Words>;
