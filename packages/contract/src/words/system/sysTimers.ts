import type { Words } from '../../core/words';

/** What is said of the fields of a timer. */
export const sysTimersWords = {
  timerName: { en: 'Name', 'zh-CN': '任务名称', vn: 'Tên tác vụ' },
  action: { en: 'What it does', 'zh-CN': '执行内容', vn: 'Việc cần làm' },
  cron: { en: 'Cron', 'zh-CN': 'Cron 表达式', vn: 'Cron' },
  timeZone: { en: 'Time zone', 'zh-CN': '时区', vn: 'Múi giờ' },
  jobStatus: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  nextRunTime: { en: 'Next run', 'zh-CN': '下次执行', vn: 'Lần chạy tới' },
  lastRunTime: { en: 'Last run', 'zh-CN': '上次执行', vn: 'Lần chạy trước' },
  lastRunStatus: { en: 'Last result', 'zh-CN': '上次结果', vn: 'Kết quả lần trước' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
} satisfies Record<string, Words>;
