export { moderate, reply } from './acts';
export { commentExport } from './export';
export { commentModule } from './handlers';
