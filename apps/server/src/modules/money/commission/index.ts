export { commissionExport } from './export';
export { bdCommissionModule, upCommissionModule } from './handlers';
export { commissionTotals } from './totals';
