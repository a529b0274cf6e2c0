import type { Words } from '../../core/words';

/** What is said of the fields of a form and its answers. */
export const formWords = {
  name: { en: 'Name', 'zh-CN': '名称', vn: 'Tên' },
  number: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  publishedVersion: { en: 'Published version', 'zh-CN': '已发布版本', vn: 'Phiên bản đã phát hành' },
  publishTime: { en: 'Published', 'zh-CN': '发布时间', vn: 'Phát hành lúc' },
  creator: { en: 'Created by', 'zh-CN': '创建人', vn: 'Người tạo' },
  createTime: { en: 'Created', 'zh-CN': '创建时间', vn: 'Thời điểm tạo' },
  updateTime: { en: 'Last change', 'zh-CN': '最近修改', vn: 'Thay đổi gần nhất' },
  remark: { en: 'Remark', 'zh-CN': '说明', vn: 'Ghi chú' },
  sent: { en: 'Sent', 'zh-CN': '提交时间', vn: 'Gửi lúc' },
  person: { en: 'Filled in by', 'zh-CN': '填写人', vn: 'Người điền' },
  version: { en: 'Version', 'zh-CN': '版本', vn: 'Phiên bản' },
  answerCount: { en: 'Answers', 'zh-CN': '填写数', vn: 'Câu trả lời' },
} satisfies Record<string, Words>;
