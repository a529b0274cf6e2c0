export { DesignScreen } from './DesignScreen';
export { FillScreen } from './FillScreen';
export { FormDetailScreen } from './FormDetailScreen';
export { FormsScreen } from './FormsScreen';
