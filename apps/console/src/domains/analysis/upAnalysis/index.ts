export { CreatorAnalysis } from './CreatorAnalysis';
export { UpAnalysisScreen } from './UpAnalysisScreen';
