export { labelCrud } from './crud';
export { labelModule } from './handlers';
export { labelImport } from './importLabels';
