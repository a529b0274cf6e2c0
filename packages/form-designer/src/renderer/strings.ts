import { defineStrings } from '@backlot/i18n';

/** Words of the renderer itself. */
export const rendererStrings = defineStrings({
  en: {
    required: 'Required',
    rowLabel: '{label}, row {row}',
    unsupported: 'Unsupported control: {type}',
    broken: 'This field cannot be shown.',
    unchecked: 'This could not be checked. Check the connection and send again.',
    tooDeep: 'What is nested more deeply is not shown.',
    optional: 'optional',
    invalid: 'Please check the fields that are marked.',
  },
  'zh-CN': {
    required: '必填项',
    rowLabel: '{label}，第 {row} 行',
    unsupported: '不支持的控件：{type}',
    broken: '该字段无法显示。',
    unchecked: '无法校验此项，请检查网络后重新提交。',
    tooDeep: '嵌套更深的内容不显示。',
    optional: '选填',
    invalid: '请检查标出的字段。',
  },
  vn: {
    required: 'Bắt buộc',
    rowLabel: '{label}, dòng {row}',
    unsupported: 'Thành phần không được hỗ trợ: {type}',
    broken: 'Không hiển thị được trường này.',
    unchecked: 'Chưa kiểm tra được mục này. Hãy kiểm tra kết nối và gửi lại.',
    tooDeep: 'Nội dung lồng sâu hơn không được hiển thị.',
    optional: 'không bắt buộc',
    invalid: 'Vui lòng kiểm tra các trường được đánh dấu.',
  },
});
