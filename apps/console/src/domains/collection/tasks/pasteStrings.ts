import { defineStrings } from '@backlot/i18n';

export const pasteStrings = /* @__PURE__ */ defineStrings({
  en: {
    paste: 'Paste a list',
    pasteCreators: 'Handles, links or ids of creators',
    pasteMerchants: 'Codes or ids of merchants',
    hint: 'One per line, or apart by spaces or commas; at most 500.',
    tooLong: 'These are {count, number}. Paste at most {most, number} at once.',
    add: 'Add from the list',
    allFound: '{found, plural, one {# was found and added.} other {# were found and added.}}',
    someUnknown: '{found, number} added. Not found, or out of your sight: {unknown, number}. They are left above.',
  },
  'zh-CN': {
    paste: '粘贴名单',
    pasteCreators: '达人账号、主页链接或 ID',
    pasteMerchants: '商家编码或 ID',
    hint: '每行一个，也可用空格或逗号隔开，最多 500 个。',
    tooLong: '共 {count, number} 个，一次最多粘贴 {most, number} 个。',
    add: '从名单添加',
    allFound: '已找到并添加 {found, number} 个。',
    someUnknown: '已添加 {found, number} 个；{unknown, number} 个未找到或您无权查看，已留在上方。',
  },
  vn: {
    paste: 'Dán danh sách',
    pasteCreators: 'Tài khoản, liên kết hoặc ID của KOL',
    pasteMerchants: 'Mã hoặc ID của nhà bán hàng',
    hint: 'Mỗi dòng một mục, hoặc cách nhau bằng dấu cách hay dấu phẩy; tối đa 500.',
    tooLong: 'Có {count, number} mục. Mỗi lần dán tối đa {most, number} mục.',
    add: 'Thêm từ danh sách',
    allFound: 'Đã tìm thấy và thêm {found, number} mục.',
    someUnknown: 'Đã thêm {found, number} mục. Không tìm thấy hoặc bạn không được xem: {unknown, number} mục, vẫn còn ở trên.',
  },
});
