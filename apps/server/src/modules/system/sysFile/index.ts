export { sysFileModule } from './handlers';
export { namingColumns } from './uses';
