export { PaymentDetailScreen } from './detail/PaymentDetailScreen';
export { PaymentsScreen } from './PaymentsScreen';
