export { UpAnalysisScreen } from './UpAnalysisScreen';
