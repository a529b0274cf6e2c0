export { labelCategories, labels } from './tables';
