import { createFileRoute } from '@tanstack/react-router';
import { SecuritySettings } from '../../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/settings/security')({ component: SecuritySettings });
