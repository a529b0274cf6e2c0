import { allParts } from '../modules/allModules';
import { resumeExports as resume } from '../modules/base/download';
import { defineJob } from '../jobs/defineJob';

/** Exports left by a worker that died, and files past their days. */
export const resumeExports = defineJob({
  name: 'resume-exports',
  names: ['继续中断的导出', 'Resume exports that were cut off', 'Tiếp tục xuất dữ liệu bị ngắt'],
  cron: '* * * * *',
  run: (services) => resume(services, allParts(services).exportOf),
});
