export { byteOrderMark, csvLines } from './file/csv';
export { columnsFor, columnsOf } from './columnsOf';
export {
  type Cell,
  type Column,
  decimal,
  type ExportSource,
  type FileSource,
  headersOf,
  isDecimal,
  type TableSource,
} from '../../../http/parts/exportSource';
export { downloadModule } from './handlers';
export { expireExports } from './expireExports';
export { exportNow } from './exportNow';
export { exportLane, exportTask } from './exportTask';
export { linesOf } from './linesOf';
export { ownerOf } from './ownerOf';
export { queueExport } from './queueExport';
