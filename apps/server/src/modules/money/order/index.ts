export { orderModule } from './handlers';
export { orderImport } from './import/orderImport';
export { differsSql, shareSql } from './lists/shareSql';
