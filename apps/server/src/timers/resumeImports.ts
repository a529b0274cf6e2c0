import { allParts } from '../modules/allModules';
import { resumeImports as resume } from '../modules/base/imports';
import { defineJob } from '../jobs/defineJob';

/** Imports left by a worker that died, and files of those that are over. */
export const resumeImports = defineJob({
  name: 'end-imports',
  names: ['结束中断的导入', 'End imports that were cut off', 'Kết thúc nhập dữ liệu bị ngắt'],
  cron: '* * * * *',
  run: (services) => resume(services, allParts(services).importOf),
});
