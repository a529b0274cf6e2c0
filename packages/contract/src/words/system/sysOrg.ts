import type { Words } from '../../core/words';

/** What is said of the fields of an organisation. */
export const sysOrgWords = {
  name: { en: 'Name', 'zh-CN': '机构名称', vn: 'Tên đơn vị' },
  code: { en: 'Code', 'zh-CN': '机构编码', vn: 'Mã đơn vị' },
  parent: { en: 'Parent', 'zh-CN': '上级机构', vn: 'Đơn vị cha' },
  sort: { en: 'Order', 'zh-CN': '排序', vn: 'Thứ tự' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
} satisfies Record<string, Words>;
