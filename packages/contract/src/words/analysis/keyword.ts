import type { Words } from '../../core/words';

/** What is said of the fields of a keyword and its library. */
export const keywordWords = {
  word: { en: 'Keyword', 'zh-CN': '关键词', vn: 'Từ khóa' },
  library: { en: 'Library', 'zh-CN': '词库', vn: 'Bộ từ khóa' },
  purpose: { en: 'Purpose', 'zh-CN': '用途', vn: 'Mục đích' },
  lang: { en: 'Language', 'zh-CN': '语言', vn: 'Ngôn ngữ' },
  hitCount: { en: 'Hits', 'zh-CN': '命中数', vn: 'Số lần gặp' },
  lastHitTime: { en: 'Last hit', 'zh-CN': '最近命中', vn: 'Gặp gần nhất' },
  libraryName: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  libraryStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  wordCount: { en: 'Words', 'zh-CN': '词数', vn: 'Số từ' },
  libraryId: { en: 'Library', 'zh-CN': '词库', vn: 'Bộ từ khóa' },
  sentimentWeight: { en: 'Weight', 'zh-CN': '情感值', vn: 'Trọng số' },
} satisfies Record<string, Words>;
