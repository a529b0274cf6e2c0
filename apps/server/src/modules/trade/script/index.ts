export { scriptModule } from './handlers';
export { scriptExport } from './lists/export';
export { mayReadThumbnail } from './mayReadThumbnail';
export { remindOfScripts } from './remind';
