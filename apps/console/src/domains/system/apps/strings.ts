import { sysAppWords } from '@backlot/contract/words/system/sysApp';
import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings(
  {
    en: {
      title: 'Applications',
      noun: 'application',
      enName: 'Name (English)',
      vnName: 'Name (Vietnamese)',
      isDefault: 'Default',
      enabled: 'Enabled',
      disabled: 'Disabled',
      sortHint: '1 to 1000; small numbers come first',
      setDefault: 'Set as default',
      defaultAsk: 'Make {name} the default application?',
      defaultHint: 'It opens first after signing in; the present default stops being it.',
      defaultDone: '{name} is the default application',
    },
    'zh-CN': {
      title: '应用管理',
      noun: '应用',
      enName: '名称（英文）',
      vnName: '名称（越南文）',
      isDefault: '默认',
      enabled: '启用',
      disabled: '停用',
      sortHint: '1 到 1000，数字小的排在前面',
      setDefault: '设为默认',
      defaultAsk: '将 {name} 设为默认应用？',
      defaultHint: '登录后将首先打开该应用，原默认应用随之取消。',
      defaultDone: '{name} 已设为默认应用',
    },
    vn: {
      title: 'Ứng dụng',
      noun: 'ứng dụng',
      enName: 'Tên (tiếng Anh)',
      vnName: 'Tên (tiếng Việt)',
      isDefault: 'Mặc định',
      enabled: 'Đang bật',
      disabled: 'Đã tắt',
      sortHint: 'Từ 1 đến 1000, số nhỏ đứng trước',
      setDefault: 'Đặt mặc định',
      defaultAsk: 'Đặt {name} làm ứng dụng mặc định?',
      defaultHint: 'Ứng dụng này sẽ mở đầu tiên sau khi đăng nhập, thay cho ứng dụng mặc định hiện tại.',
      defaultDone: '{name} đã là ứng dụng mặc định',
    },
  },
  { ...sysAppWords, default: sysAppWords.active },
);

export type Word = keyof (typeof strings)['messages']['en'];
