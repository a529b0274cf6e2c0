import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Link review', preview: 'Preview link', publish: 'Publish link', order: 'Order', creator: 'Creator', bd: 'BD', since: 'Submitted', round: 'Round', of5: '{count} of 5', rejectedWhy: 'Rejected because', check: 'Last check', recheck: 'Check now', rechecked: 'Link checked', openLink: 'Open the video', notYet: 'A publish link can be approved as soon as its check has found it valid.' },
  'zh-CN': { title: '链接审核', preview: '预览链接', publish: '发布链接', order: '工单', creator: '达人', bd: '商务', since: '提交时间', round: '提交轮次', of5: '第 {count} 轮，共 5 轮', rejectedWhy: '驳回原因', check: '最近检测', recheck: '立即检测', rechecked: '链接已检测', openLink: '打开视频', notYet: '发布链接检测有效后才能通过。' },
  vn: { title: 'Duyệt liên kết', preview: 'Bản xem trước', publish: 'Liên kết đăng', order: 'Đơn', creator: 'KOL', bd: 'BD', since: 'Nộp lúc', round: 'Lượt', of5: '{count}/5', rejectedWhy: 'Bị từ chối vì', check: 'Kiểm tra lần cuối', recheck: 'Kiểm tra ngay', rechecked: 'Đã kiểm tra liên kết', openLink: 'Mở video', notYet: 'Liên kết đăng chỉ được duyệt khi kiểm tra thấy hợp lệ.' },
});
