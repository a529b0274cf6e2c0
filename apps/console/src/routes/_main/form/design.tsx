import { createFileRoute } from '@tanstack/react-router';
import { DesignScreen } from '../../../features/forms';

export const Route = createFileRoute('/_main/form/design')({ component: DesignScreen });
