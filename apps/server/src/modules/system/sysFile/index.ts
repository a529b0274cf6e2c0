export { sysFileModule } from './handlers';
export { addOffice } from './office';
export { namingColumns } from './uses';
