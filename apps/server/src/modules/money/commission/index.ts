export { bdCommissionModule, upCommissionModule } from './handlers';
export { commissionTotals } from './totals';
