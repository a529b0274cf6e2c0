import { createFileRoute } from '@tanstack/react-router';
import { SignUpResultScreen } from '../../domains/account/signUp';

export const Route = createFileRoute('/user/register-result')({ component: SignUpResultScreen });
