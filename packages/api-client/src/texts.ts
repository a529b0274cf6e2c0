import type { Words } from '@backlot/contract/core';

/** Sentences of errors that no server worded. Short, because every page carries them. */
const texts = {
  unreachable: {
    en: 'The server is not running or cannot be reached.',
    'zh-CN': '后端未启动或代理错误',
    vn: 'Máy chủ chưa chạy hoặc không kết nối được.',
  },
  timeout: {
    en: 'The server took too long. Try again.',
    'zh-CN': '服务器响应超时，请重试。',
    vn: 'Máy chủ phản hồi quá lâu. Hãy thử lại.',
  },
  cancelled: { en: 'Cancelled.', 'zh-CN': '已取消。', vn: 'Đã hủy.' },
  dropped: {
    en: 'Not sent: the same person did not sign in again.',
    'zh-CN': '未发送：原用户未重新登录。',
    vn: 'Chưa gửi: người dùng cũ chưa đăng nhập lại.',
  },
  unreadable: {
    en: 'The server sent an answer that cannot be read.',
    'zh-CN': '无法识别服务器返回的内容。',
    vn: 'Không đọc được phản hồi của máy chủ.',
  },
  brokenOff: {
    en: 'The file broke off on its way. Try again.',
    'zh-CN': '文件传输中断，请重试。',
    vn: 'Tệp bị ngắt giữa chừng. Hãy thử lại.',
  },
  fileNameMissing: { en: 'The server did not name the file.', 'zh-CN': '服务器未提供文件名。', vn: 'Máy chủ không gửi tên tệp.' },
  forbidden: { en: 'Forbidden', 'zh-CN': '禁止访问', vn: 'Bị từ chối' },
} as const satisfies Record<string, Words>;

/** Key of a client-side sentence. */
export type TextKey = keyof typeof texts;

/** The sentence in the language of the request; English for a language that is not ours. */
export const textOf = (key: TextKey, locale: string): string => texts[key][locale === 'zh-CN' || locale === 'vn' ? locale : 'en'];
