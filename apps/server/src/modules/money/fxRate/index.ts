export { elsewhere } from './elsewhere';
export { fxRateModule } from './handlers';
