import { blackFanWords } from '@backlot/contract/words/analysis/blackFan';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      title: 'Blacklist fans',
      noun: 'blacklist fan',
      search: 'Name or platform id',
      never: 'none yet',
      release: 'Release',
      releaseAsk: 'Release {name}?',
      releaseHint: 'New comments by this fan raise no warning any more. What was counted stays.',
      released: '{name} released',
      renew: 'Blacklist again',
      renewed: '{name} is on the blacklist again',
      comments: 'Comments',
      source: 'First comment',
      active: 'On the blacklist',
      harmful: 'Level 3',
    },
    'zh-CN': {
      title: '黑粉',
      noun: '黑粉',
      search: '昵称或平台 ID',
      never: '暂无',
      release: '释放',
      releaseAsk: '释放 {name}？',
      releaseHint: '该粉丝的新评论不再预警，已统计的次数保留。',
      released: '{name} 已释放',
      renew: '重新拉黑',
      renewed: '{name} 已重新加入黑名单',
      comments: '查看评论',
      source: '来源评论',
      active: '在黑名单',
      harmful: '3 级',
    },
    vn: {
      title: 'Fan đen',
      noun: 'fan đen',
      search: 'Tên hoặc ID nền tảng',
      never: 'chưa có',
      release: 'Gỡ',
      releaseAsk: 'Gỡ {name}?',
      releaseHint: 'Bình luận mới của fan này không tạo cảnh báo nữa. Số đã đếm được giữ lại.',
      released: 'Đã gỡ {name}',
      renew: 'Đưa lại vào danh sách đen',
      renewed: '{name} đã trở lại danh sách đen',
      comments: 'Xem bình luận',
      source: 'Bình luận đầu tiên',
      active: 'Trong danh sách đen',
      harmful: 'Mức 3',
    },
  },
  {
    ...blackFanWords,
    status: blackFanWords.fanStatus,
    hits: blackFanWords.hitCount,
    lastHit: blackFanWords.lastHitTime,
    added: blackFanWords.createTime,
  },
);

export type Word = keyof (typeof strings)['messages']['en'];
