import { defineStrings } from '@backlot/i18n';

/** Words of the filter editors, loaded with them. */
export const filterStrings = defineStrings({
  en: {
    find: 'Find',
    notNumber: 'This is not a number',
    clear: 'Clear',
    done: 'Done',
    show: '{count, plural, one {Show # row} other {Show # rows}}',
    from: 'From',
    to: 'To',
  },
  'zh-CN': {
    find: '查找',
    notNumber: '不是有效的数字',
    clear: '清除',
    done: '完成',
    show: '查看 {count} 条',
    from: '从',
    to: '到',
  },
  vn: {
    find: 'Tìm',
    notNumber: 'Không phải số hợp lệ',
    clear: 'Xóa',
    done: 'Xong',
    show: 'Xem {count} dòng',
    from: 'Từ',
    to: 'Đến',
  },
});
