export { labelCrud } from './crud';
export { labelModule } from './handlers';
export { labelCategories, labels } from './tables';
