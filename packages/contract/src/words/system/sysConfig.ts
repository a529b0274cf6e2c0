import type { Words } from '../../core/words';

/** What is said of the fields of a system parameter. */
export const sysConfigWords = {
  name: { en: 'Name', 'zh-CN': '参数名称', vn: 'Tên tham số' },
  code: { en: 'Code', 'zh-CN': '参数编码', vn: 'Mã tham số' },
  value: { en: 'Value', 'zh-CN': '参数值', vn: 'Giá trị' },
  groupCode: { en: 'Group', 'zh-CN': '分组', vn: 'Nhóm' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
  isSystemSetting: { en: 'System setting', 'zh-CN': '系统参数', vn: 'Tham số hệ thống' },
} satisfies Record<string, Words>;
