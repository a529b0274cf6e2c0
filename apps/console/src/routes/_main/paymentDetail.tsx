import { createFileRoute } from '@tanstack/react-router';
import { StaticScreen } from '../../layout/screen/StaticScreen';

export const Route = createFileRoute('/_main/paymentDetail')({ component: () => <StaticScreen component="PaymentDetail" /> });
