import { sysLogWords } from '@backlot/contract/words/system/sysLog';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      visits: 'Visit log',
      operations: 'Operation log',
      name: 'Name',
      Y: 'Yes',
      N: 'No',
      call: 'Call',
      detail: 'Detail',
      clear: 'Clear',
      clearAsk: 'Clear the log?',
      clearHint: 'Every entry you may see is removed. The audit trail keeps everything, this act as well.',
      cleared: '{count, plural, one {# entry removed} other {# entries removed}}',
    },
    'zh-CN': {
      visits: '访问日志',
      operations: '操作日志',
      name: '名称',
      Y: '是',
      N: '否',
      call: '调用方法',
      detail: '详情',
      clear: '清空',
      clearAsk: '确认清空日志？',
      clearHint: '您可见的所有记录都将移除。审计记录完整保留，包括本次操作。',
      cleared: '已移除 {count} 条记录',
    },
    vn: {
      visits: 'Nhật ký truy cập',
      operations: 'Nhật ký thao tác',
      name: 'Tên',
      Y: 'Có',
      N: 'Không',
      call: 'Lời gọi',
      detail: 'Chi tiết',
      clear: 'Xóa sạch',
      clearAsk: 'Xóa sạch nhật ký?',
      clearHint: 'Mọi dòng bạn xem được sẽ bị xóa. Dấu vết kiểm toán vẫn giữ đầy đủ, kể cả việc này.',
      cleared: 'Đã xóa {count} dòng',
    },
  },
  { ...sysLogWords, time: sysLogWords.opTime },
);

export type Word = keyof (typeof strings)['messages']['en'];
