export { documentCrud } from './crud';
export { sysFileOnlineModule } from './handlers';
