import { can } from '@backlot/permissions';
import { Can, PermissionsProvider } from '@backlot/permissions/react';

const user = { adminType: '2', permissions: [], roles: [{ permissions: [{ permissionId: 'sysOnlineUser', actionList: ['query'] }] }] };

export function Rights() {
  return (
    <PermissionsProvider user={user}>
      <Can do="sysOnlineUser.query">may query</Can>
      <Can do="sysOnlineUser.kick" fallback={<em>may not kick</em>}>
        may kick
      </Can>
      <p>{String(can(user, 'sysOnlineUser.query'))}</p>
    </PermissionsProvider>
  );
}
