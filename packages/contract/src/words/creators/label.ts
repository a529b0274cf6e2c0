import type { Words } from '../../core/words';

/** What is said of the fields of a label. */
export const labelWords = {
  labelName: { en: 'Label', 'zh-CN': '标签名称', vn: 'Tên nhãn' },
  category: { en: 'Category', 'zh-CN': '分类', vn: 'Nhóm' },
  objectType: { en: 'Put on', 'zh-CN': '适用对象', vn: 'Dùng cho' },
  used: { en: 'Used', 'zh-CN': '使用次数', vn: 'Số lần dùng' },
  color: { en: 'Colour', 'zh-CN': '颜色', vn: 'Màu' },
} satisfies Record<string, Words>;
