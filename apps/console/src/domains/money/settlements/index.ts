export { SettlementDetailScreen } from './batch/SettlementDetailScreen';
export { SettlementsScreen } from './SettlementsScreen';
export { StatementDetailScreen } from './statement/StatementDetailScreen';
