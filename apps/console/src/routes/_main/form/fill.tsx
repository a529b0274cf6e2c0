import { createFileRoute } from '@tanstack/react-router';
import { StaticScreen } from '../../../layout/StaticScreen';

export const Route = createFileRoute('/_main/form/fill')({ component: () => <StaticScreen component="FormFill" /> });
