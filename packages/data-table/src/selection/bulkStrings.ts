import { defineStrings } from '@backlot/i18n';

/** Words of what may be done with picked rows, loaded with the first pick. */
export const bulkStrings = defineStrings({
  en: {
    bulk: 'Actions on the selected rows',
    selectAll: 'Select all {total} matching',
    unselect: 'Clear selection',
  },
  'zh-CN': {
    bulk: '对所选行的操作',
    selectAll: '选择全部 {total} 条匹配结果',
    unselect: '取消选择',
  },
  vn: {
    bulk: 'Thao tác với các dòng đã chọn',
    selectAll: 'Chọn cả {total} dòng phù hợp',
    unselect: 'Bỏ chọn',
  },
});
