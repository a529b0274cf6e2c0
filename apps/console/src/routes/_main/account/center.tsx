import { createFileRoute } from '@tanstack/react-router';
import { AccountCenterScreen } from '../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/center')({ component: AccountCenterScreen });
