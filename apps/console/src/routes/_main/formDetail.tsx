import { createFileRoute } from '@tanstack/react-router';
import { FormDetailScreen } from '../../features/forms';

export const Route = createFileRoute('/_main/formDetail')({ component: FormDetailScreen });
