export { commissionExport } from './export';
export { bdCommissionModule, upCommissionModule } from './handlers';
