import { createFileRoute } from '@tanstack/react-router';
import { StaticScreen } from '../../layout/screen/StaticScreen';

export const Route = createFileRoute('/_main/consent')({ component: () => <StaticScreen component="Consent" /> });
