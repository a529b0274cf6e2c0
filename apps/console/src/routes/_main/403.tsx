import { createFileRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../../domains/system/errors';

export const Route = createFileRoute('/_main/403')({ component: () => <ErrorScreen code={403} /> });
