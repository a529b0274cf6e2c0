import { sysUserApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useGrant } from '../../../../kit/edit/useGrant';
import { CheckTree } from '../../../../kit/tree/CheckTree';
import { useOrgTree } from '../../../../kit/tree/useOrgTree';
import { dialogStrings } from './dialogStrings';
import { GrantDialog } from './GrantDialog';
import { strings } from '../strings';

/** Organisations whose data a person sees beyond what the roles give. */
export function GrantDataDialog({ id, name, onClose }: { id: string; name: string; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(dialogStrings);
  const named = useStrings(strings);
  const { client } = useConsole();
  const { orgs } = useOrgTree();
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const grant = useGrant({ read: () => client.call(sysUserApi.ownData, { id }), onRead: ({ orgIds }) => setChecked(new Set(orgIds)) });
  return (
    <GrantDialog
      title={t('grantDataTitle', { name })}
      name={name}
      grant={grant}
      onSave={(version) => client.call(sysUserApi.grantData, { id, version, grantOrgIdList: [...checked] })}
      onClose={onClose}
    >
      <CheckTree
        label={named('grantData')}
        entries={orgs}
        titleOf={({ title }) => title}
        checked={checked}
        isFixed={({ context }) => context}
        onChange={setChecked}
      />
    </GrantDialog>
  );
}
