import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '../../features/signUp';

export const Route = createFileRoute('/user/register')({ component: SignUpScreen });
