import { defineStrings } from '@backlot/i18n';

export const strings = defineStrings({
  en: {
    refused: 'This page may not be shown here',
    refusedHint: '{origin} is not among the sites that the configuration allows. Ask an administrator.',
  },
  'zh-CN': { refused: '该页面不允许在此显示', refusedHint: '{origin} 不在系统配置允许的站点中，请联系管理员。' },
  vn: {
    refused: 'Trang này không được hiển thị tại đây',
    refusedHint: '{origin} không nằm trong các trang mà cấu hình cho phép. Hãy liên hệ quản trị viên.',
  },
});
