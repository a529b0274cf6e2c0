import type { Editor, EditorChoice } from './editor';
import type { Words } from '@backlot/i18n';

const words = (zh: string, en: string, vn: string): Words => ({ en, 'zh-CN': zh, vn });
const choice = (value: EditorChoice['value'], label: Words): EditorChoice => ({ value, label });

/** Editors that several control types share; a control lists them in the order of its panel. */
export const editors = {
  label: { path: 'label', kind: 'text', label: words('标签', 'Label', 'Nhãn') },
  model: { path: 'model', kind: 'text', label: words('数据字段', 'Data field', 'Trường dữ liệu') },
  help: { path: 'help', kind: 'text', label: words('帮助信息', 'Help text', 'Văn bản trợ giúp') },
  placeholder: { path: 'options.placeholder', kind: 'text', label: words('占位内容', 'Placeholder', 'Gợi ý nhập') },
  rangePlaceholder: { path: 'options.rangePlaceholder', kind: 'texts', count: 2, label: words('占位内容', 'Placeholders', 'Gợi ý nhập') },
  width: { path: 'options.width', kind: 'text', label: words('宽度', 'Width', 'Chiều rộng') },
  defaultValue: { path: 'options.defaultValue', kind: 'value', label: words('默认值', 'Default value', 'Giá trị mặc định') },
  maxLength: {
    path: 'options.maxLength',
    kind: 'number',
    min: 0,
    step: 1,
    isOptional: true,
    label: words('最大长度', 'Maximum length', 'Độ dài tối đa'),
  },
  min: { path: 'options.min', kind: 'number', isOptional: true, label: words('最小值', 'Minimum', 'Giá trị nhỏ nhất') },
  max: { path: 'options.max', kind: 'number', isOptional: true, label: words('最大值', 'Maximum', 'Giá trị lớn nhất') },
  step: { path: 'options.step', kind: 'number', label: words('步长', 'Step', 'Bước') },
  precision: {
    path: 'options.precision',
    kind: 'number',
    min: 0,
    max: 50,
    step: 1,
    isOptional: true,
    label: words('数值精度', 'Decimal places', 'Số chữ số thập phân'),
  },
  choices: { path: 'options.options', kind: 'choices', label: words('选项配置', 'Choices', 'Các lựa chọn') },
  tree: { path: 'options.options', kind: 'choices', isTree: true, label: words('选项配置', 'Choices', 'Các lựa chọn') },
  dynamic: { path: 'options.dynamic', kind: 'switch', label: words('动态数据', 'Dynamic data', 'Dữ liệu động') },
  dynamicKey: { path: 'options.dynamicKey', kind: 'text', label: words('动态数据变量名', 'Data source name', 'Tên nguồn dữ liệu') },
  columns: { path: 'columns', kind: 'columns', label: words('列配置', 'Columns', 'Các cột') },
  spans: { path: 'columns', kind: 'spans', label: words('列配置', 'Columns', 'Các cột') },
  limit: { path: 'options.limit', kind: 'number', min: 1, step: 1, label: words('最大上传数量', 'Maximum files', 'Số tệp tối đa') },
  scrollY: { path: 'options.scrollY', kind: 'number', min: 0, step: 1, label: words('滚动高度', 'Scroll height', 'Chiều cao cuộn') },
  hidden: { path: 'options.hidden', kind: 'switch', label: words('隐藏', 'Hidden', 'Ẩn') },
  disabled: { path: 'options.disabled', kind: 'switch', label: words('禁用', 'Disabled', 'Vô hiệu') },
  clearable: { path: 'options.clearable', kind: 'switch', label: words('可清除', 'Can be cleared', 'Có thể xóa') },
  multiple: { path: 'options.multiple', kind: 'switch', label: words('多选', 'Several values', 'Chọn nhiều') },
  showSearch: { path: 'options.showSearch', kind: 'switch', label: words('可搜索', 'Can be searched', 'Có thể tìm kiếm') },
  showLabel: { path: 'options.showLabel', kind: 'switch', label: words('显示标签', 'Show label', 'Hiện nhãn') },
  required: { path: 'rules', kind: 'required', label: words('必填', 'Required', 'Bắt buộc') },
  patterns: { path: 'rules', kind: 'patterns', label: words('正则校验', 'Pattern rules', 'Quy tắc mẫu') },
  textAlign: {
    path: 'options.textAlign',
    kind: 'select',
    label: words('文字对齐', 'Alignment', 'Căn lề'),
    choices: [
      choice('left', words('左', 'Left', 'Trái')),
      choice('center', words('居中', 'Centre', 'Giữa')),
      choice('right', words('右', 'Right', 'Phải')),
    ],
  },
} as const satisfies Record<string, Editor>;
