import { createFileRoute } from '@tanstack/react-router';
import { BaseSettings } from '../../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/settings/base')({ component: BaseSettings });
