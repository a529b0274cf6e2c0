import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { type OutputOf, sysRoleApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog, LoadingState, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { CheckTree } from '../../../kit/tree/CheckTree';
import { useOrgTree } from '../../../kit/tree/useOrgTree';
import { GrantProblem } from '../../../kit/edit/GrantProblem';
import { scopeWord, strings } from './strings';
import { useGrant } from '../../../kit/edit/useGrant';

type Scope = OutputOf<typeof sysRoleApi.ownData>['dataScopeType'];

interface GrantDialogProps {
  id: string;
  name: string;
  onClose: (hasChanged: boolean) => void;
}

/** Whose data a role sees: one of five scopes, the last with organisations of its own. */
export function GrantDataDialog({ id, name, onClose }: GrantDialogProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const notify = useNotice();
  const { orgs } = useOrgTree();
  const [scope, setScope] = useState<Scope>(1);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const { own, problem, isStale, isBusy, run, takeNewer } = useGrant({
    read: () => client.call(sysRoleApi.ownData, { id }),
    onRead: ({ dataScopeType, orgIds }) => {
      setScope(dataScopeType);
      setChecked(new Set(orgIds));
    },
  });
  const save = async () => {
    if (!own) return;
    const grantOrgIdList = scope === 5 ? [...checked] : [];
    if (!(await run(() => client.call(sysRoleApi.grantData, { id, version: own.version, dataScopeType: scope, grantOrgIdList })))) return;
    notify.success(t('granted', { name }));
    onClose(true);
  };
  return (
    <Dialog
      open
      persistent
      title={t('grantDataTitle', { name })}
      onClose={() => onClose(false)}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!own || isStale}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <GrantProblem problem={problem} isStale={isStale} onTakeNewer={() => void takeNewer()} />
        {!own && !problem && <LoadingState count={6} />}
        {own && (
          <RadioGroup aria-label={t('scope')} value={scope} onChange={(_, value) => setScope(Number(value) as Scope)}>
            {([1, 2, 3, 4, 5] as const).map((type) => (
              <FormControlLabel key={type} value={type} control={<Radio size="small" />} label={t(scopeWord[type])} />
            ))}
          </RadioGroup>
        )}
        {own && scope === 5 && (
          <CheckTree
            label={t('scope5')}
            entries={orgs}
            titleOf={({ title }) => title}
            checked={checked}
            isFixed={({ context }) => context}
            onChange={setChecked}
          />
        )}
      </Stack>
    </Dialog>
  );
}
