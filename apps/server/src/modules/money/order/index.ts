export { orderModule } from './handlers';
export { orderImport } from './import/orderImport';
export { refreshSaleFigures } from './figures/refreshSaleFigures';
export { checkSaleFiguresJob, saleFiguresJob } from './figures/jobs';
export { differsSql, isSold, shareSql } from './lists/shareSql';
