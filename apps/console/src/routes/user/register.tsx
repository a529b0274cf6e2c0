import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '../../domains/account/signUp';

export const Route = createFileRoute('/user/register')({ component: SignUpScreen });
