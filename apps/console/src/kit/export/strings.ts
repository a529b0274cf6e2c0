import { defineStrings } from '@backlot/i18n';

export const exportStrings = /* @__PURE__ */ defineStrings({
  en: {
    export: 'Export',
    exportPicked: 'Export selected',
    format: 'File format',
    xlsx: 'Excel (.xlsx)',
    csv: 'CSV (.csv)',
    exportCount: 'Export {count} selected',
  },
  'zh-CN': {
    export: '导出',
    exportPicked: '导出所选',
    format: '文件格式',
    xlsx: 'Excel（.xlsx）',
    csv: 'CSV（.csv）',
    exportCount: '导出所选 {count} 条',
  },
  vn: {
    export: 'Xuất',
    exportPicked: 'Xuất mục đã chọn',
    format: 'Định dạng tệp',
    xlsx: 'Excel (.xlsx)',
    csv: 'CSV (.csv)',
    exportCount: 'Xuất {count} mục đã chọn',
  },
});
