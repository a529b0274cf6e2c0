import { defineStrings } from '@backlot/i18n';

/** What the check of a form found, as sentences that say what to do. */
export const findingStrings = defineStrings({
  en: {
    'missing-label': 'Has no label. A screen reader cannot say what to fill in.',
    'duplicate-model': 'The data field “{detail}” is used more than once; the values overwrite each other.',
    'invalid-model': 'The data field “{detail}” cannot be used. Take letters, digits and underscores.',
    'missing-model': 'Has no data field; its value would be lost.',
    'low-contrast': 'The text colour has a contrast of {detail} on white. Take a darker one.',
    'no-choices': 'Has no choices.',
    'duplicate-choice': 'Two choices have the value “{detail}”.',
    'unsupported-control': 'The type “{detail}” is not supported; it is kept but not shown.',
    'condition-unknown-field': 'A condition reads the field “{detail}”, which is not there.',
    'condition-cycle': 'Its condition is part of a ring: the fields wait for each other.',
  },
  'zh-CN': {
    'missing-label': '没有标签，屏幕阅读器无法说明要填写什么。',
    'duplicate-model': '数据字段“{detail}”重复，值会互相覆盖。',
    'invalid-model': '数据字段“{detail}”不可用，请使用字母、数字和下划线。',
    'missing-model': '没有数据字段，填写的值会丢失。',
    'low-contrast': '文字颜色与白色的对比度为 {detail}，请选择更深的颜色。',
    'no-choices': '没有选项。',
    'duplicate-choice': '有两个选项的值都是“{detail}”。',
    'unsupported-control': '不支持类型“{detail}”，已保留但不显示。',
    'condition-unknown-field': '条件引用了不存在的字段“{detail}”。',
    'condition-cycle': '条件形成循环：字段互相等待。',
  },
  vn: {
    'missing-label': 'Không có nhãn. Trình đọc màn hình không nói được cần điền gì.',
    'duplicate-model': 'Trường dữ liệu “{detail}” bị trùng; các giá trị ghi đè lên nhau.',
    'invalid-model': 'Không dùng được trường dữ liệu “{detail}”. Hãy dùng chữ, số và dấu gạch dưới.',
    'missing-model': 'Không có trường dữ liệu; giá trị sẽ bị mất.',
    'low-contrast': 'Màu chữ có độ tương phản {detail} trên nền trắng. Hãy chọn màu đậm hơn.',
    'no-choices': 'Không có lựa chọn nào.',
    'duplicate-choice': 'Hai lựa chọn cùng có giá trị “{detail}”.',
    'unsupported-control': 'Loại “{detail}” không được hỗ trợ; được giữ lại nhưng không hiện.',
    'condition-unknown-field': 'Một điều kiện đọc trường “{detail}” không tồn tại.',
    'condition-cycle': 'Điều kiện tạo thành vòng lặp: các trường chờ lẫn nhau.',
  },
});
