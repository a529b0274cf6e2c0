import { defineStrings } from '@backlot/i18n';

export const lifecycleStrings = /* @__PURE__ */ defineStrings({
  en: {
    progress: 'Progress',
    done: 'done',
    current: 'now',
    coming: 'to come',
    stopped: 'stopped here',
    nextForYou: 'Next for you:',
    to: 'changed to',
    noHistory: 'Nothing has happened yet',
    reason: 'Reason: {reason}',
  },
  'zh-CN': {
    progress: '进度',
    done: '已完成',
    current: '进行中',
    coming: '未开始',
    stopped: '在此终止',
    nextForYou: '您的下一步：',
    to: '变更为',
    noHistory: '暂无记录',
    reason: '原因：{reason}',
  },
  vn: {
    progress: 'Tiến độ',
    done: 'đã xong',
    current: 'đang thực hiện',
    coming: 'chưa tới',
    stopped: 'dừng tại đây',
    nextForYou: 'Việc tiếp theo của bạn:',
    to: 'chuyển thành',
    noHistory: 'Chưa có hoạt động nào',
    reason: 'Lý do: {reason}',
  },
});
