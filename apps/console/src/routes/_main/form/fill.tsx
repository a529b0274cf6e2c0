import { createFileRoute } from '@tanstack/react-router';
import { FillScreen } from '../../../features/forms';

export const Route = createFileRoute('/_main/form/fill')({ component: FillScreen });
