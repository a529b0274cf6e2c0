export { DemandDetailScreen } from './DemandDetailScreen';
export { DemandsScreen } from './DemandsScreen';
