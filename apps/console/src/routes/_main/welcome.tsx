import { createFileRoute } from '@tanstack/react-router';
import { Welcome } from '../../domains/analysis/home';

export const Route = createFileRoute('/_main/welcome')({ component: Welcome });
