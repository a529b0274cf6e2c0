import { createFileRoute } from '@tanstack/react-router';
import { AccountCenterScreen } from '../../../features/account';

export const Route = createFileRoute('/_main/account/center')({ component: AccountCenterScreen });
