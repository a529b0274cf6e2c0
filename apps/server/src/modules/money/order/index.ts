export { orderModule } from './handlers';
export { goodsOfChannel, type SoldGoods, upNamed } from './import/around';
export { keepReported } from './import/keepReported';
export { keepReturn } from './import/keepReturn';
export { orderImport } from './import/orderImport';
export { refreshSaleFigures } from './figures/refreshSaleFigures';
export { checkSaleFiguresJob, saleFiguresJob } from './figures/jobs';
export { differsSql, isSold, shareSql } from './lists/shareSql';
