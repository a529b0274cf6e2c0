import { defineStrings } from '@backlot/i18n';

/** The two answers of a look-up that finds nothing, and the words of the select. */
export const strings = defineStrings({
  en: {
    signInAgain: 'Sign in again',
    noEntry: 'No such dictionary entry',
    loading: 'Loading…',
    loadFailed: 'The choices could not be loaded: {message}',
    retry: 'Try again',
    noMatch: 'No match',
    empty: 'No choices',
    clear: 'Clear',
    open: 'Open',
    close: 'Close',
  },
  'zh-CN': {
    signInAgain: '需重新登录',
    noEntry: '无此字典',
    loading: '加载中…',
    loadFailed: '选项加载失败：{message}',
    retry: '重试',
    noMatch: '无匹配项',
    empty: '暂无选项',
    clear: '清除',
    open: '展开',
    close: '收起',
  },
  vn: {
    signInAgain: 'Cần đăng nhập lại',
    noEntry: 'Không có mục từ điển này',
    loading: 'Đang tải…',
    loadFailed: 'Không tải được lựa chọn: {message}',
    retry: 'Thử lại',
    noMatch: 'Không có kết quả phù hợp',
    empty: 'Chưa có lựa chọn',
    clear: 'Xóa',
    open: 'Mở',
    close: 'Đóng',
  },
});
