import { row } from './errorRow';

/** Module 2031: form designs and what people fill in (spec sections 2.9 and 8, quality C-82, C-87, C-88). */
export const formErrors = {
  formUnreadable: row(2031001, 200, 'message', 'This is no form design. Nothing was saved.', '数据格式不对，未保存。', 'Đây không phải thiết kế biểu mẫu. Chưa lưu gì.'),
  formPatternUnsupported: row(2031002, 200, 'message', 'The pattern {pattern} of “{label}” cannot be checked. Write it without back references and look-behind.', '“{label}”的校验规则 {pattern} 无法执行，请勿使用反向引用和后行断言。', 'Không thể kiểm tra mẫu {pattern} của “{label}”. Hãy viết lại không dùng tham chiếu ngược và look-behind.'),
  formEmpty: row(2031003, 200, 'message', 'The form asks for nothing yet. Add a field first.', '表单还没有可填写的字段，请先添加。', 'Biểu mẫu chưa có trường nào để điền. Hãy thêm trường trước.'),
  formNotReady: row(2031004, 200, 'message', 'The data field of “{label}” is missing, repeated or reserved. Change it before publishing.', '“{label}”的数据字段缺失、重复或为保留字，请修改后再发布。', 'Trường dữ liệu của “{label}” bị thiếu, trùng hoặc là từ dành riêng. Hãy sửa trước khi phát hành.'),
  formUnchanged: row(2031005, 200, 'message', 'Nothing changed since version {number}.', '自版本 {number} 以来没有变化。', 'Không có thay đổi so với phiên bản {number}.'),
  formClosed: row(2031006, 200, 'message', 'This form takes no answers now.', '该表单目前不接收填写。', 'Biểu mẫu này hiện không nhận câu trả lời.'),
  formNewVersion: row(2031007, 200, 'message', 'The form is now version {now}; you filled in version {opened}. Your answers are kept: look through them and send again.', '表单已更新到版本 {now}，您填写的是版本 {opened}。已保留您的内容，请核对后重新提交。', 'Biểu mẫu đã là phiên bản {now}, bạn điền phiên bản {opened}. Nội dung vẫn còn: hãy xem lại rồi gửi lại.'),
  formHasAnswers: row(2031008, 200, 'message', 'The form has {count} answers. Close it instead of deleting it.', '该表单已有 {count} 份填写，请停用而不要删除。', 'Biểu mẫu có {count} câu trả lời. Hãy đóng thay vì xóa.'),
  formFileForeign: row(2031009, 200, 'message', 'An attached file is not yours or is gone. Upload it again.', '附件不属于您或已不存在，请重新上传。', 'Tệp đính kèm không phải của bạn hoặc không còn. Hãy tải lên lại.'),
};
