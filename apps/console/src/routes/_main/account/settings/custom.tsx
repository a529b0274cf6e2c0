import { createFileRoute } from '@tanstack/react-router';
import { CustomSettings } from '../../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/settings/custom')({ component: CustomSettings });
