import { bdCommissionApi, upCommissionApi } from '@backlot/contract';
import { CommissionList } from './CommissionList';

const calls = {
  bd: { page: bdCommissionApi.page, export: bdCommissionApi.export },
  up: { page: upCommissionApi.page, export: upCommissionApi.export },
};

/** What BDs earn by month (domain/roles 7.2). */
export const BdCommissionScreen = () => <CommissionList calls={calls.bd} side="bd" />;

/** What creators earn by month. */
export const UpCommissionScreen = () => <CommissionList calls={calls.up as unknown as typeof calls.bd} side="up" />;
