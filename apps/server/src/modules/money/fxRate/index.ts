export { elsewhere } from './elsewhere';
export { fxRateModule } from './handlers';
export { fxRateImport } from './importRates';
