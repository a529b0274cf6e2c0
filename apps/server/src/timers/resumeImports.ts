import { allImports } from '../modules/allImports';
import { resumeImports as resume } from '../modules/base/imports';
import { defineJob } from '../jobs/defineJob';

/** Imports left by a worker that died, and files of those that are over. */
export const resumeImports = defineJob({
  name: 'end-imports',
  cron: '* * * * *',
  run: (services) => resume(services, allImports(services)),
});
