import { createFileRoute } from '@tanstack/react-router';
import { StaticScreen } from '../../../layout/screen/StaticScreen';

export const Route = createFileRoute('/_main/test/home')({ component: () => <StaticScreen component="MonthBar" /> });
