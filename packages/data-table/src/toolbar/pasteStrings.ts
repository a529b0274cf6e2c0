import { defineStrings } from '@backlot/i18n';

/** Words of a pasted list, loaded with the first one. */
export const pasteStrings = defineStrings({
  en: {
    pasted: '{count} ids or links',
    tooMany: 'At most {limit} lines; the rest was left out.',
  },
  'zh-CN': {
    pasted: '{count} 个 ID 或链接',
    tooMany: '最多 {limit} 行，其余已忽略。',
  },
  vn: {
    pasted: '{count} ID hoặc liên kết',
    tooMany: 'Tối đa {limit} dòng; phần còn lại bị bỏ qua.',
  },
});
