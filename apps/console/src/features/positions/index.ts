export { PositionsScreen } from './PositionsScreen';
