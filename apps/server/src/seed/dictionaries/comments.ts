import type { DictionarySeed } from './dictionarySeed';

export const commentDictionaries: DictionarySeed[] = [
  {
    code: 'commentStatus',
    names: { en: 'Comment status', 'zh-CN': '评论状态', vn: 'Trạng thái bình luận' },
    values: [
      ['0', '正常', 'Shown', 'Hiển thị'],
      ['1', '已隐藏', 'Hidden', 'Đã ẩn'],
      ['2', '已删除', 'Deleted', 'Đã xóa'],
    ],
  },
  {
    code: 'commentLanguage',
    names: { en: 'Language of comments', 'zh-CN': '评论语言', vn: 'Ngôn ngữ bình luận' },
    values: [
      ['zh', '中文', 'Chinese', 'Tiếng Trung'],
      ['en', '英语', 'English', 'Tiếng Anh'],
      ['vi', '越南语', 'Vietnamese', 'Tiếng Việt'],
      ['th', '泰语', 'Thai', 'Tiếng Thái'],
      ['id', '印尼语', 'Indonesian', 'Tiếng Indonesia'],
      ['ms', '马来语', 'Malay', 'Tiếng Mã Lai'],
      ['fil', '菲律宾语', 'Filipino', 'Tiếng Filipino'],
      ['und', '未识别', 'Not recognised', 'Chưa nhận ra'],
    ],
  },
  {
    code: 'keywordPurpose',
    names: { en: 'Purpose of a library', 'zh-CN': '词库用途', vn: 'Mục đích bộ từ khóa' },
    values: [
      ['1', '监控词', 'Watched words', 'Từ theo dõi'],
      ['2', '敏感词', 'Sensitive words', 'Từ nhạy cảm'],
      ['3', '停用词', 'Stop words', 'Từ dừng'],
      ['4', '自定义词典', 'Own dictionary', 'Từ điển riêng'],
      ['5', '情感修正', 'Sentiment overrides', 'Điều chỉnh cảm xúc'],
    ],
  },
  {
    code: 'libraryStatus',
    names: { en: 'Library status', 'zh-CN': '词库状态', vn: 'Trạng thái bộ từ khóa' },
    values: [
      ['0', '停用', 'Disabled', 'Đã tắt'],
      ['1', '启用', 'Enabled', 'Đang bật'],
    ],
  },
  {
    code: 'fanStatus',
    names: { en: 'Blacklist status', 'zh-CN': '黑粉状态', vn: 'Trạng thái fan đen' },
    values: [
      ['0', '已释放', 'Released', 'Đã gỡ'],
      ['1', '在黑名单', 'On the blacklist', 'Trong danh sách đen'],
    ],
  },
  {
    code: 'fanLevel',
    names: { en: 'Blacklist level', 'zh-CN': '黑粉级别', vn: 'Mức fan đen' },
    values: [
      ['1', '1 级：留意', 'Level 1: watch', 'Mức 1: theo dõi'],
      ['2', '2 级：捣乱', 'Level 2: troublesome', 'Mức 2: gây rối'],
      ['3', '3 级：恶意', 'Level 3: harmful', 'Mức 3: ác ý'],
    ],
  },
];
