import type { Words } from '../../core/words';

/** What is said of the fields of an online document. */
export const sysFileOnlineWords = {
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  format: { en: 'Format', 'zh-CN': '格式', vn: 'Định dạng' },
  characters: { en: 'Characters', 'zh-CN': '字符数', vn: 'Số ký tự' },
  versionNo: { en: 'Version', 'zh-CN': '版本', vn: 'Phiên bản' },
  changeTime: { en: 'Changed', 'zh-CN': '修改时间', vn: 'Sửa lúc' },
  changeUserName: { en: 'Changed by', 'zh-CN': '修改人', vn: 'Người sửa' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
} satisfies Record<string, Words>;
