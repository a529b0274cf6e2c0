import { createFileRoute } from '@tanstack/react-router';
import { StaticScreen } from '../../layout/screen/StaticScreen';

export const Route = createFileRoute('/_main/sampleQueue')({ component: () => <StaticScreen component="SampleQueue" /> });
