import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '../../domains/account/signIn';

export const Route = createFileRoute('/user/login')({ component: SignInScreen });
