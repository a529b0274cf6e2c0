import { sysUserApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useGrant } from '../../../../kit/edit/useGrant';
import { CheckTree } from '../../../../kit/tree/CheckTree';
import { dialogStrings } from './dialogStrings';
import { GrantDialog } from './GrantDialog';
import { strings } from '../strings';
import { useRoleChoices } from './useRoleChoices';

/** The roles of a person. */
export function GrantRoleDialog({ id, name, onClose }: { id: string; name: string; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(dialogStrings);
  const named = useStrings(strings);
  const { client } = useConsole();
  const { choices } = useRoleChoices();
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const grant = useGrant({ read: () => client.call(sysUserApi.ownRole, { id }), onRead: ({ roleIds }) => setChecked(new Set(roleIds)) });
  const entries = choices.map(({ value, label }) => ({ id: value, parentId: '0', label }));
  return (
    <GrantDialog
      title={t('grantRoleTitle', { name })}
      name={name}
      grant={grant}
      onSave={(version) => client.call(sysUserApi.grantRole, { id, version, grantRoleIdList: [...checked] })}
      onClose={onClose}
    >
      <CheckTree label={named('grantRole')} entries={entries} titleOf={({ label }) => label} checked={checked} onChange={setChecked} />
    </GrantDialog>
  );
}
