export { LabelsScreen } from './LabelsScreen';
