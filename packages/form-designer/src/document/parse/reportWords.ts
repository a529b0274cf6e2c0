import { defineStrings, type Locale, translator } from '@backlot/i18n';
import type { ReportEntry } from './report';

const strings = defineStrings({
  en: {
    'byte-order-mark-dropped': 'The byte order mark before the text was left out',
    'unsafe-key-dropped': '{count, plural, one {# unsafe key was} other {# unsafe keys were}} left out',
    'value-not-json-dropped':
      '{count, plural, one {# value that JSON cannot hold was} other {# values that JSON cannot hold were}} left out',
    'number-rewritten': '{count, plural, one {# number is} other {# numbers are}} written differently or lost digits',
    'key-repeated': '{count, plural, one {# key is} other {# keys are}} repeated within one object; the last value was kept',
    'entry-dropped': '{count, plural, one {# list entry that is no control was} other {# list entries that are no controls were}} left out',
    'key-added': '{count, plural, one {# control} other {# controls}} got a missing key',
    'key-renewed': '{count, plural, one {# control} other {# controls}} got a new key, because another had the same',
    'label-from-name': '{count, plural, one {# label was} other {# labels were}} taken from the older key “name”',
    'options-added': '{count, plural, one {# control} other {# controls}} got missing options',
    'rules-added': '{count, plural, one {# control} other {# controls}} got missing rules',
    'children-added': '{count, plural, one {# container} other {# containers}} got a missing child list',
    'column-widths-expanded': '{count, plural, one {# column width was} other {# column widths were}} spread over the six breakpoints',
    'table-squared': '{count, plural, one {# ragged table was} other {# ragged tables were}} squared',
    'cell-content-moved':
      'The content of {count, plural, one {# absorbed cell was} other {# absorbed cells were}} moved to the visible cell',
    'unknown-control-kept': '{count, plural, one {# unknown control was} other {# unknown controls were}} kept',
    'malformed-control-kept': '{count, plural, one {# control that cannot be drawn was} other {# controls that cannot be drawn were}} kept',
    'script-kept': 'Script in the HTML of {count, plural, one {# control} other {# controls}} is kept, but never run',
    'duplicate-model': '{count, plural, one {# data field is} other {# data fields are}} used more than once',
  },
  'zh-CN': {
    'byte-order-mark-dropped': '已去除文本开头的字节顺序标记',
    'unsafe-key-dropped': '已去除 {count} 个不安全的键',
    'value-not-json-dropped': '已去除 {count} 个 JSON 无法表示的值',
    'number-rewritten': '{count} 个数字的写法有变或丢失精度',
    'key-repeated': '{count} 个键在同一对象内重复，已保留最后一个值',
    'entry-dropped': '已去除 {count} 个不是控件的列表项',
    'key-added': '为 {count} 个控件补上了缺少的 key',
    'key-renewed': '{count} 个控件的 key 重复，已更换',
    'label-from-name': '{count} 个标签取自旧版的 name',
    'options-added': '为 {count} 个控件补上了缺少的 options',
    'rules-added': '为 {count} 个控件补上了缺少的 rules',
    'children-added': '为 {count} 个容器补上了缺少的子列表',
    'column-widths-expanded': '{count} 个列宽已展开到六个断点',
    'table-squared': '{count} 个缺格的表格已补齐',
    'cell-content-moved': '{count} 个被合并单元格的内容已移到可见单元格',
    'unknown-control-kept': '保留了 {count} 个未知控件',
    'malformed-control-kept': '保留了 {count} 个无法显示的控件',
    'script-kept': '保留了 {count} 个控件 HTML 中的脚本，但不会执行',
    'duplicate-model': '{count} 个数据字段重复',
  },
  vn: {
    'byte-order-mark-dropped': 'Đã bỏ dấu thứ tự byte ở đầu văn bản',
    'unsafe-key-dropped': 'Đã bỏ {count} khóa không an toàn',
    'value-not-json-dropped': 'Đã bỏ {count} giá trị mà JSON không biểu diễn được',
    'number-rewritten': '{count} số được viết khác đi hoặc mất chữ số',
    'key-repeated': '{count} khóa bị lặp lại trong cùng một đối tượng; đã giữ giá trị cuối',
    'entry-dropped': 'Đã bỏ {count} mục không phải là điều khiển',
    'key-added': 'Đã thêm key còn thiếu cho {count} điều khiển',
    'key-renewed': 'Đã đổi key bị trùng của {count} điều khiển',
    'label-from-name': '{count} nhãn lấy từ khóa cũ “name”',
    'options-added': 'Đã thêm options còn thiếu cho {count} điều khiển',
    'rules-added': 'Đã thêm rules còn thiếu cho {count} điều khiển',
    'children-added': 'Đã thêm danh sách con còn thiếu cho {count} vùng chứa',
    'column-widths-expanded': 'Đã trải {count} độ rộng cột ra sáu điểm ngắt',
    'table-squared': 'Đã bù ô cho {count} bảng thiếu ô',
    'cell-content-moved': 'Đã chuyển nội dung của {count} ô bị gộp sang ô hiển thị',
    'unknown-control-kept': 'Đã giữ {count} điều khiển không rõ loại',
    'malformed-control-kept': 'Đã giữ {count} điều khiển không hiển thị được',
    'script-kept': 'Đã giữ mã lệnh trong HTML của {count} điều khiển, nhưng không bao giờ chạy',
    'duplicate-model': '{count} trường dữ liệu bị trùng',
  },
});

/** A finding as a sentence: '3 ragged tables were squared'. */
export const describeReportEntry = (entry: ReportEntry, locale: Locale): string =>
  translator(strings, locale)(entry.code, { count: entry.count });
