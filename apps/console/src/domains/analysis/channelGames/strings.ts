import { channelGameWords } from '@backlot/contract/words/analysis/channelGame';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      title: 'Games',
      noun: 'game',
      search: 'Name or word',
      enName: 'Name (English)',
      vnName: 'Name (Vietnamese)',
      wordsHint: 'Separated by commas; a work belongs to the game when one of them stands in its title or hashtags. At most 20.',
      webIdsHint: 'Zones of these channels can follow the game.',
      nobody: 'no zone',
    },
    'zh-CN': {
      title: '游戏管理',
      noun: '游戏',
      search: '名称或识别词',
      enName: '名称（英文）',
      vnName: '名称（越南文）',
      wordsHint: '用逗号分隔；作品标题或话题中出现任一词即归入该游戏，最多 20 个。',
      webIdsHint: '这些渠道的专区可以关注该游戏。',
      nobody: '无',
    },
    vn: {
      title: 'Quản lý game',
      noun: 'game',
      search: 'Tên hoặc từ nhận biết',
      enName: 'Tên (tiếng Anh)',
      vnName: 'Tên (tiếng Việt)',
      wordsHint: 'Cách nhau bằng dấu phẩy; tác phẩm thuộc game khi một từ xuất hiện trong tiêu đề hoặc hashtag. Tối đa 20.',
      webIdsHint: 'Khu dữ liệu của các kênh này có thể theo dõi game.',
      nobody: 'chưa có',
    },
  },
  { ...channelGameWords, added: channelGameWords.createTime },
);

export type Word = keyof (typeof strings)['messages']['en'];
