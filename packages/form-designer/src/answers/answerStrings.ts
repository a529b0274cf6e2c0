import { defineStrings } from '@backlot/i18n';

/** What is said about answers that do not fit their form, and how values read as text. */
export const answerStrings = defineStrings({
  en: {
    unknown: 'The form has no such field',
    hidden: 'This field is not shown for these answers',
    disabled: 'This field cannot be changed',
    'wrong-kind': 'This is not a value of this field',
    'no-choice': 'This is not one of the choices',
    'too-long': 'The text is too long',
    'out-of-range': 'The value is out of range',
    'too-many': 'There are too many entries',
    pattern: 'This is not written as the form asks',
    yes: 'Yes',
    no: 'No',
  },
  'zh-CN': {
    unknown: '表单中没有该字段',
    hidden: '按当前填写内容，该字段不显示',
    disabled: '该字段不可修改',
    'wrong-kind': '不是该字段的值',
    'no-choice': '不在可选项中',
    'too-long': '文本过长',
    'out-of-range': '数值超出范围',
    'too-many': '条目过多',
    pattern: '格式不符合要求',
    yes: '是',
    no: '否',
  },
  vn: {
    unknown: 'Biểu mẫu không có trường này',
    hidden: 'Trường này không hiển thị với nội dung đã điền',
    disabled: 'Không thể sửa trường này',
    'wrong-kind': 'Đây không phải giá trị của trường này',
    'no-choice': 'Không có trong các lựa chọn',
    'too-long': 'Văn bản quá dài',
    'out-of-range': 'Giá trị ngoài phạm vi cho phép',
    'too-many': 'Quá nhiều mục',
    pattern: 'Không đúng định dạng yêu cầu',
    yes: 'Có',
    no: 'Không',
  },
});
