import { createFileRoute } from '@tanstack/react-router';
import { SecuritySettings } from '../../../../features/account';

export const Route = createFileRoute('/_main/account/settings/security')({ component: SecuritySettings });
