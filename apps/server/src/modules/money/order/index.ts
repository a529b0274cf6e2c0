export { orderModule } from './handlers';
export { orderImport } from './import/orderImport';
export { orderExport } from './lists/export';
export { differsSql, shareSql } from './lists/shareSql';
