import { createFileRoute } from '@tanstack/react-router';
import { BindingSettings } from '../../../../features/account';

export const Route = createFileRoute('/_main/account/settings/binding')({ component: BindingSettings });
