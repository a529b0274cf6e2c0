import { createFileRoute } from '@tanstack/react-router';
import { RecoverScreen } from '../../domains/account/recover';

export const Route = createFileRoute('/user/recover')({ component: RecoverScreen });
