import { createFileRoute } from '@tanstack/react-router';
import { BaseSettings } from '../../../../features/account';

export const Route = createFileRoute('/_main/account/settings/base')({ component: BaseSettings });
