import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    importing: 'labels',
    title: 'Labels', noun: 'label', labelName: 'Label', category: 'Category', categoryId: 'Category', color: 'Colour', colorHint: 'Such as #1890ff', objectType: 'Put on', used: 'Used', search: 'Label', categories: 'Categories', all: 'All categories', addCategory: 'Add category', typeName: 'Name', parent: 'Under', top: 'Top level',
    added: '{name} added', save: 'Save', merge: 'Merge', mergeTitle: 'Merge {name} into another label', mergeInto: 'Into', mergeHint: 'Everything that carries {name} gets the other label; {name} disappears.', merged: '{name} merged', inUse: 'In use: merge it into another label.', object1: 'Creators', object2: 'Products', object3: 'Merchants', object4: 'Works', object5: 'Comments',
  },
  'zh-CN': {
    importing: '标签',
    title: '标签', noun: '标签', labelName: '标签名称', category: '分类', categoryId: '分类', color: '颜色', colorHint: '例如 #1890ff', objectType: '适用对象', used: '使用次数', search: '标签名称', categories: '标签分类', all: '全部分类', addCategory: '新增分类', typeName: '分类名称', parent: '上级分类', top: '顶级',
    added: '{name} 已新增', save: '保存', merge: '合并', mergeTitle: '将 {name} 合并到其他标签', mergeInto: '合并到', mergeHint: '使用 {name} 的对象将改用目标标签，{name} 随后消失。', merged: '{name} 已合并', inUse: '标签使用中，请合并到其他标签。', object1: '达人', object2: '商品', object3: '商家', object4: '作品', object5: '评论',
  },
  vn: {
    importing: 'nhãn',
    title: 'Nhãn', noun: 'nhãn', labelName: 'Tên nhãn', category: 'Nhóm', categoryId: 'Nhóm', color: 'Màu', colorHint: 'Ví dụ #1890ff', objectType: 'Dùng cho', used: 'Số lần dùng', search: 'Tên nhãn', categories: 'Nhóm nhãn', all: 'Tất cả nhóm', addCategory: 'Thêm nhóm', typeName: 'Tên nhóm', parent: 'Thuộc', top: 'Cấp cao nhất',
    added: 'Đã thêm {name}', save: 'Lưu', merge: 'Gộp', mergeTitle: 'Gộp {name} vào nhãn khác', mergeInto: 'Gộp vào', mergeHint: 'Mọi đối tượng mang {name} sẽ nhận nhãn kia; {name} biến mất.', merged: 'Đã gộp {name}', inUse: 'Đang dùng: hãy gộp vào nhãn khác.', object1: 'KOL', object2: 'Sản phẩm', object3: 'Nhà bán hàng', object4: 'Tác phẩm', object5: 'Bình luận',
  },
});

export type Word = keyof (typeof strings)['messages']['en'];

/** What a label can be put on (domain/model 2.3.11). */
export const objectTypes = [1, 2, 3, 4, 5] as const;

/** The word of an object type. */
export const objectWord = (objectType: number): Word => `object${objectTypes.find((known) => known === objectType) ?? 1}`;
