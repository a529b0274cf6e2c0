export { DesignScreen } from './design/DesignScreen';
export { FillScreen } from './fill/FillScreen';
export { FormDetailScreen } from './FormDetailScreen';
export { FormsScreen } from './FormsScreen';
