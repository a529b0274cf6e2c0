import type { Words } from '../../core/words';

/** What is said of the fields of a message template. */
export const messageTemplateWords = {
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  variables: { en: 'Variables', 'zh-CN': '变量', vn: 'Biến' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
  templateCode: { en: 'Code', 'zh-CN': '编码', vn: 'Mã' },
  subject: { en: 'Subject', 'zh-CN': '主题', vn: 'Tiêu đề' },
  body: { en: 'Text', 'zh-CN': '正文', vn: 'Nội dung' },
} satisfies Record<string, Words>;
