import { defineStrings } from '@backlot/i18n';

/** Words of saving a view, loaded with the dialog. */
export const saveStrings = defineStrings({
  en: {
    saveAs: 'Save as',
    newView: 'A new view',
    viewName: 'Name of the view',
    shareView: 'Share with everyone who sees this list',
    save: 'Save',
    cancel: 'Cancel',
  },
  'zh-CN': {
    saveAs: '保存为',
    newView: '新视图',
    viewName: '视图名称',
    shareView: '共享给能查看此列表的所有人',
    save: '保存',
    cancel: '取消',
  },
  vn: {
    saveAs: 'Lưu thành',
    newView: 'Chế độ xem mới',
    viewName: 'Tên chế độ xem',
    shareView: 'Chia sẻ với mọi người xem được danh sách này',
    save: 'Lưu',
    cancel: 'Hủy',
  },
});
