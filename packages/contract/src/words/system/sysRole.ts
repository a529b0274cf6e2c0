import type { Words } from '../../core/words';

/** What is said of the fields of a role. */
export const sysRoleWords = {
  name: { en: 'Name', 'zh-CN': '角色名称', vn: 'Tên vai trò' },
  code: { en: 'Code', 'zh-CN': '角色编码', vn: 'Mã vai trò' },
  dataScopeType: { en: 'Data scope', 'zh-CN': '数据范围', vn: 'Phạm vi dữ liệu' },
  userCount: { en: 'People', 'zh-CN': '人数', vn: 'Số người' },
  sort: { en: 'Order', 'zh-CN': '排序', vn: 'Thứ tự' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
} satisfies Record<string, Words>;
