export { scriptModule } from './handlers';
export { remindOfScripts } from './remind';
