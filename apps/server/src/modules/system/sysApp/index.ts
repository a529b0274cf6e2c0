export { appCrud } from './crud';
export { sysAppModule } from './handlers';
