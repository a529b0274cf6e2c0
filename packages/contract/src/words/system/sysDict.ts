import type { Words } from '../../core/words';

/** What is said of the fields of a dictionary and its values. */
export const sysDictWords = {
  code: { en: 'Code', 'zh-CN': '编码', vn: 'Mã' },
  parentCode: { en: 'Parent', 'zh-CN': '上级', vn: 'Cấp trên' },
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  enName: { en: 'Name (English)', 'zh-CN': '名称（英文）', vn: 'Tên (tiếng Anh)' },
  vnName: { en: 'Name (Vietnamese)', 'zh-CN': '名称（越南文）', vn: 'Tên (tiếng Việt)' },
  sort: { en: 'Order', 'zh-CN': '排序', vn: 'Thứ tự' },
  status: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
  valueCount: { en: 'Values', 'zh-CN': '值数量', vn: 'Số giá trị' },
  lacksTranslation: { en: 'Untranslated', 'zh-CN': '缺少翻译', vn: 'Chưa dịch' },
} satisfies Record<string, Words>;
