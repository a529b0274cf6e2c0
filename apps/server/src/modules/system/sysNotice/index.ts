export { keptContent } from './content';
export { sysNoticeModule } from './handlers';
export { addDraft, publish, withdraw } from './life';
