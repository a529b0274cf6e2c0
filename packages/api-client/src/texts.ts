/** Sentences of errors that no server worded: English, Chinese, Vietnamese. Short, because every page carries them. */
const texts = {
  unreachable: ['The server is not running or cannot be reached.', '后端未启动或代理错误', 'Máy chủ chưa chạy hoặc không kết nối được.'],
  timeout: ['The server took too long. Try again.', '服务器响应超时，请重试。', 'Máy chủ phản hồi quá lâu. Hãy thử lại.'],
  cancelled: ['Cancelled.', '已取消。', 'Đã hủy.'],
  dropped: [
    'Not sent: the same person did not sign in again.',
    '未发送：原用户未重新登录。',
    'Chưa gửi: người dùng cũ chưa đăng nhập lại.',
  ],
  unreadable: ['The server sent an answer that cannot be read.', '无法识别服务器返回的内容。', 'Không đọc được phản hồi của máy chủ.'],
  brokenOff: ['The file broke off on its way. Try again.', '文件传输中断，请重试。', 'Tệp bị ngắt giữa chừng. Hãy thử lại.'],
  fileNameMissing: ['The server did not name the file.', '服务器未提供文件名。', 'Máy chủ không gửi tên tệp.'],
  forbidden: ['Forbidden', '禁止访问', 'Bị từ chối'],
} as const;

/** Key of a client-side sentence. */
export type TextKey = keyof typeof texts;

/** The sentence in the language of the request; English for a language that is not ours. */
export const textOf = (key: TextKey, locale: string): string => texts[key][locale === 'zh-CN' ? 1 : locale === 'vn' ? 2 : 0];
