import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettings } from '../../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/settings/notification')({ component: NotificationSettings });
