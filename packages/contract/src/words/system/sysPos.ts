import type { Words } from '../../core/words';

/** What is said of the fields of a position. */
export const sysPosWords = {
  name: { en: 'Name', 'zh-CN': '职位名称', vn: 'Tên chức vụ' },
  code: { en: 'Code', 'zh-CN': '职位编码', vn: 'Mã chức vụ' },
  sort: { en: 'Order', 'zh-CN': '排序', vn: 'Thứ tự' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
} satisfies Record<string, Words>;
