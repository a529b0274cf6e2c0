import { createFileRoute } from '@tanstack/react-router';
import { SignUpResultScreen } from '../../features/signUp';

export const Route = createFileRoute('/user/register-result')({ component: SignUpResultScreen });
