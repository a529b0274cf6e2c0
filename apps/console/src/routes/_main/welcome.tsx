import { createFileRoute } from '@tanstack/react-router';
import { Welcome } from '../../features/home';

export const Route = createFileRoute('/_main/welcome')({ component: Welcome });
