export { FxRatesScreen } from './FxRatesScreen';
