export { orderModule } from './handlers';
export { goodsOfChannel, type SoldGoods, upNamed } from './import/around';
export { keepReported } from './import/keepReported';
export { keepReturn } from './import/keepReturn';
export { orderImport } from './import/orderImport';
export { orderExport } from './lists/export';
export { differsSql, shareSql } from './lists/shareSql';
