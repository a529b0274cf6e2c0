import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettings } from '../../../../features/account';

export const Route = createFileRoute('/_main/account/settings/notification')({ component: NotificationSettings });
