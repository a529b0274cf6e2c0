import { defineStrings } from '@backlot/i18n';

/** Words of saved views, loaded when there are some. */
export const savedStrings = defineStrings({
  en: {
    rows: '{count, plural, one {# row} other {# rows}}',
    shared: 'Shared by {name}',
    deleteView: 'Delete view {name}',
    viewGone: 'The view could not be deleted.',
    viewsFailed: 'Your views could not be loaded.',
    tryAgain: 'Try again',
  },
  'zh-CN': {
    rows: '{count} 条',
    shared: '由 {name} 共享',
    deleteView: '删除视图 {name}',
    viewGone: '视图未能删除。',
    viewsFailed: '视图未能加载。',
    tryAgain: '重试',
  },
  vn: {
    rows: '{count} dòng',
    shared: '{name} chia sẻ',
    deleteView: 'Xóa chế độ xem {name}',
    viewGone: 'Không xóa được chế độ xem.',
    viewsFailed: 'Không tải được chế độ xem.',
    tryAgain: 'Thử lại',
  },
});
