import { createFileRoute } from '@tanstack/react-router';
import { CustomSettings } from '../../../../features/account';

export const Route = createFileRoute('/_main/account/settings/custom')({ component: CustomSettings });
