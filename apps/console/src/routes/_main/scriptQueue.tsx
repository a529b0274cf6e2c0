import { createFileRoute } from '@tanstack/react-router';
import { StaticScreen } from '../../layout/screen/StaticScreen';

export const Route = createFileRoute('/_main/scriptQueue')({ component: () => <StaticScreen component="ScriptQueue" /> });
