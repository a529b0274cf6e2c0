import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SettingsFrame } from '../../../domains/account/settings';

export const Route = createFileRoute('/_main/account/settings')({ component: Settings });

function Settings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}
