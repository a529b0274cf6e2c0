import type { Words } from '../../core/words';

/** What is said of the fields of an application. */
export const sysAppWords = {
  name: { en: 'Name', 'zh-CN': '应用名称', vn: 'Tên ứng dụng' },
  code: { en: 'Code', 'zh-CN': '应用编码', vn: 'Mã ứng dụng' },
  active: { en: 'Default', 'zh-CN': '是否默认', vn: 'Mặc định' },
  status: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  sort: { en: 'Order', 'zh-CN': '排序', vn: 'Thứ tự' },
} satisfies Record<string, Words>;
