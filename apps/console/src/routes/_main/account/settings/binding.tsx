import { createFileRoute } from '@tanstack/react-router';
import { BindingSettings } from '../../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/settings/binding')({ component: BindingSettings });
