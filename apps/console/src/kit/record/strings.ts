import { defineStrings } from '@backlot/i18n';

export const recordStrings = /* @__PURE__ */ defineStrings({
  en: {
    backTo: 'Back to {list}',
    backHome: 'Back to the console',
    unnamed: 'This address names no record',
    failed: 'This record cannot be shown',
  },
  'zh-CN': { backTo: '返回{list}', backHome: '返回控制台', unnamed: '地址中没有指定记录', failed: '无法显示该记录' },
  vn: {
    backTo: 'Về {list}',
    backHome: 'Về bảng điều khiển',
    unnamed: 'Địa chỉ không chỉ ra bản ghi nào',
    failed: 'Không hiển thị được bản ghi này',
  },
});
