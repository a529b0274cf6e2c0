import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    import: 'Import', title: 'Import: {what}', hint: 'Choose a CSV or XLSX file. It is checked first; nothing changes before you confirm.', template: 'Download the template', file: 'File',
    checking: 'Checking {name} …', applying: 'Importing {name} …', checked: 'Checked: {name}', applied: 'Imported: {name}', total: '{count, plural, one {# row} other {# rows}}',
    willAdd: '{count} to add', willChange: '{count} to change', added: '{count} added', changed: '{count} changed', unchanged: '{count} as they are', refused: '{count} left out',
    problems: 'Rows that are left out', line: 'Line', column: 'Column', value: 'Value', reason: 'Reason', moreProblems: 'The first {count} are listed.', nothing: 'There is nothing to bring in from this file.',
    run: '{count, plural, one {Import # row} other {Import # rows}}', another: 'Another file', cancel: 'Cancel', close: 'Close',
  },
  'zh-CN': {
    import: '导入', title: '导入{what}', hint: '请选择 CSV 或 XLSX 文件。系统先校验，确认前不会写入。', template: '下载模板', file: '文件',
    checking: '正在校验 {name} …', applying: '正在导入 {name} …', checked: '已校验：{name}', applied: '已导入：{name}', total: '共 {count} 行',
    willAdd: '将新增 {count}', willChange: '将修改 {count}', added: '已新增 {count}', changed: '已修改 {count}', unchanged: '无变化 {count}', refused: '不导入 {count}',
    problems: '不导入的行', line: '行号', column: '列', value: '值', reason: '原因', moreProblems: '仅列出前 {count} 条。', nothing: '该文件没有可导入的内容。',
    run: '导入 {count} 行', another: '换一个文件', cancel: '取消', close: '关闭',
  },
  vn: {
    import: 'Nhập', title: 'Nhập {what}', hint: 'Chọn tệp CSV hoặc XLSX. Tệp được kiểm tra trước; chưa có gì thay đổi cho đến khi bạn xác nhận.', template: 'Tải tệp mẫu', file: 'Tệp',
    checking: 'Đang kiểm tra {name} …', applying: 'Đang nhập {name} …', checked: 'Đã kiểm tra: {name}', applied: 'Đã nhập: {name}', total: '{count} dòng',
    willAdd: 'sẽ thêm {count}', willChange: 'sẽ sửa {count}', added: 'đã thêm {count}', changed: 'đã sửa {count}', unchanged: '{count} giữ nguyên', refused: 'bỏ qua {count}',
    problems: 'Các dòng bị bỏ qua', line: 'Dòng', column: 'Cột', value: 'Giá trị', reason: 'Lý do', moreProblems: 'Chỉ liệt kê {count} dòng đầu.', nothing: 'Tệp này không có gì để nhập.',
    run: 'Nhập {count} dòng', another: 'Tệp khác', cancel: 'Hủy', close: 'Đóng',
  },
});
