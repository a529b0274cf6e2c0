export { configCrud } from './crud';
export { sysConfigModule } from './handlers';
