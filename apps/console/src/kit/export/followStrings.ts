import { defineStrings } from '@backlot/i18n';

/** What an export on its way says. */
export const followStrings = /* @__PURE__ */ defineStrings({
  en: {
    waiting: 'The export is waiting its turn.',
    making: 'Exporting, {percent}%',
    ready: '{name} is ready',
    failed: 'The export failed: {reason}',
    open: 'Open',
  },
  'zh-CN': {
    waiting: '导出正在排队。',
    making: '正在导出，{percent}%',
    ready: '{name} 已生成',
    failed: '导出失败：{reason}',
    open: '打开',
  },
  vn: {
    waiting: 'Tệp xuất đang chờ đến lượt.',
    making: 'Đang xuất, {percent}%',
    ready: '{name} đã sẵn sàng',
    failed: 'Xuất không thành công: {reason}',
    open: 'Mở',
  },
});
