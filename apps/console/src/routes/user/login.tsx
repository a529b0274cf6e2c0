import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../features/signIn';

export const Route = createFileRoute('/user/login')({ component: SignInScreen });
