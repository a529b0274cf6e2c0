import { defineStrings } from '@backlot/i18n';

/** Words of a day, loaded with the first field that asks for one. */
export const dayStrings = /* @__PURE__ */ defineStrings({
  en: {
    openCalendar: 'Open calendar: {label}',
    today: 'Today',
    clear: 'Clear',
    notDay: 'Enter a day as {pattern}.',
    dayTooEarly: 'Not before {day}.',
    dayTooLate: 'Not after {day}.',
  },
  'zh-CN': {
    openCalendar: '打开日历：{label}',
    today: '今天',
    clear: '清空',
    notDay: '请按 {pattern} 格式输入日期。',
    dayTooEarly: '不能早于 {day}。',
    dayTooLate: '不能晚于 {day}。',
  },
  vn: {
    openCalendar: 'Mở lịch: {label}',
    today: 'Hôm nay',
    clear: 'Xóa',
    notDay: 'Hãy nhập ngày theo dạng {pattern}.',
    dayTooEarly: 'Không được trước ngày {day}.',
    dayTooLate: 'Không được sau ngày {day}.',
  },
});
