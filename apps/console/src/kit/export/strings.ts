import { defineStrings } from '@backlot/i18n';

export const exportStrings = /* @__PURE__ */ defineStrings({
  en: {
    export: 'Export',
    exportPicked: 'Export selected',
    exportCount: 'Export {count} selected',
  },
  'zh-CN': {
    export: '导出',
    exportPicked: '导出所选',
    exportCount: '导出所选 {count} 条',
  },
  vn: {
    export: 'Xuất',
    exportPicked: 'Xuất mục đã chọn',
    exportCount: 'Xuất {count} mục đã chọn',
  },
});
