export { sysFileModule } from './handlers';
export { mayReadAsKeeper } from './reading';
export { namingColumns } from './uses';
