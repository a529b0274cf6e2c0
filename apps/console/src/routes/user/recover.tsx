import { createFileRoute } from '@tanstack/react-router';
import { RecoverScreen } from '../../features/recover';

export const Route = createFileRoute('/user/recover')({ component: RecoverScreen });
