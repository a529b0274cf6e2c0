import type { Words } from '../../core/words';

/** What is said of the fields of what a data zone follows. */
export const dataZoneWords = {
  link: { en: 'Link', 'zh-CN': '链接', vn: 'Liên kết' },
  up: { en: 'Creator', 'zh-CN': '达人', vn: 'KOL' },
  postTime: { en: 'Posted', 'zh-CN': '发布时间', vn: 'Đăng lúc' },
  views: { en: 'Views', 'zh-CN': '播放', vn: 'Lượt xem' },
  likes: { en: 'Likes', 'zh-CN': '点赞', vn: 'Lượt thích' },
  comments: { en: 'Comments', 'zh-CN': '评论', vn: 'Bình luận' },
  work: { en: 'Work', 'zh-CN': '作品', vn: 'Tác phẩm' },
  asOf: { en: 'Data as of', 'zh-CN': '数据时间', vn: 'Dữ liệu lúc' },
} satisfies Record<string, Words>;
