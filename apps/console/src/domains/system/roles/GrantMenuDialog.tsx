import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type OutputOf, sysMenuApi, sysRoleApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Dialog, ErrorState, LoadingState, useNotice } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { CheckTree } from '../../../kit/tree/CheckTree';
import { GrantDiff } from './GrantDiff';
import { GrantProblem } from '../../../kit/edit/GrantProblem';
import { strings } from './strings';
import { useGrant } from '../../../kit/edit/useGrant';

interface GrantDialogProps {
  id: string;
  name: string;
  onClose: (hasChanged: boolean) => void;
}

/** Menus and buttons of a role, ticked in one tree; before saving one reads what is added, what is taken away, and for how many people. */
export function GrantMenuDialog({ id, name, onClose }: GrantDialogProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const notify = useNotice();
  const tree = useQuery(client.query(sysMenuApi.treeForGrant, {}));
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [diff, setDiff] = useState<OutputOf<typeof sysRoleApi.previewGrantMenu>>();
  const { own, problem, isStale, isBusy, run, takeNewer } = useGrant({
    read: () => client.call(sysRoleApi.ownMenu, { id }),
    onRead: ({ menuIds }) => setChecked(new Set(menuIds)),
  });
  const grantMenuIdList = [...checked];
  const isSame = own && own.menuIds.length === checked.size && own.menuIds.every((menu) => checked.has(menu));

  const preview = () => run(async () => setDiff(await client.call(sysRoleApi.previewGrantMenu, { id, grantMenuIdList })));
  const save = async () => {
    if (!own || !(await run(() => client.call(sysRoleApi.grantMenu, { id, version: own.version, grantMenuIdList })))) return;
    notify.success(t('granted', { name }));
    onClose(true);
  };
  const compareAgain = async () => {
    if (await takeNewer()) await preview();
  };
  return (
    <Dialog
      open
      width="large"
      persistent={!isSame}
      title={t('grantMenuTitle', { name })}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => (diff ? setDiff(undefined) : onClose(false))}>{t(diff ? 'back' : 'cancel')}</Button>
          {diff ? (
            <Button variant="contained" loading={isBusy} disabled={isStale} onClick={() => void save()}>
              {t('grant')}
            </Button>
          ) : (
            <Button variant="contained" loading={isBusy} disabled={!own || isSame === true} onClick={() => void preview()}>
              {t('preview')}
            </Button>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <GrantProblem problem={problem} isStale={isStale} onTakeNewer={() => void compareAgain()} />
        {tree.error && (
          <ErrorState dense onRetry={() => void tree.refetch()}>
            {tree.error.message}
          </ErrorState>
        )}
        {diff && <GrantDiff diff={diff} />}
        {!diff && tree.data && own && (
          <CheckTree
            label={t('grantMenu')}
            entries={tree.data}
            titleOf={(menu) => nameOf(menu, locale)}
            checked={checked}
            isCascading
            onChange={setChecked}
          />
        )}
        {(!tree.data || !own) && !problem && !tree.error && <LoadingState count={8} />}
      </Stack>
    </Dialog>
  );
}
