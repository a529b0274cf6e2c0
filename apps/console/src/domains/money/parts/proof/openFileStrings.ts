import { defineStrings } from '@backlot/i18n';

export const openFileStrings = defineStrings({
  en: { fileFailed: 'The file could not be opened. {reason}' },
  'zh-CN': { fileFailed: '无法打开文件。{reason}' },
  vn: { fileFailed: 'Không mở được tệp. {reason}' },
});
