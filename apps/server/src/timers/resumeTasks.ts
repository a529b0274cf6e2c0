import { defineJob } from '../jobs/defineJob';

/** Long work that is in nobody's hands. */
export const resumeTasks = defineJob({
  name: 'resume-tasks',
  names: { en: 'Resume imports and exports that were cut off', 'zh-CN': '继续中断的导入导出', vn: 'Tiếp tục nhập và xuất dữ liệu bị ngắt' },
  cron: '* * * * *',
  run: ({ tasks }) => tasks.resume(),
});
