import { sysUserApi } from '@backlot/contract';
import type { BulkAction, RowAction, Selection } from '@backlot/data-table';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm } from '@backlot/ui-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useView } from '../../../shell/session/useView';
import { strings } from './strings';
import { useResetFactor } from './dialogs/useResetFactor';
import type { User } from './User';

const BulkRolesDialog = lazyDialog(async () => (await import('./dialogs/BulkRolesDialog')).BulkRolesDialog);
const BulkStatusDialog = lazyDialog(async () => (await import('./dialogs/BulkStatusDialog')).BulkStatusDialog);
const GrantDataDialog = lazyDialog(async () => (await import('./dialogs/GrantDataDialog')).GrantDataDialog);
const GrantRoleDialog = lazyDialog(async () => (await import('./dialogs/GrantRoleDialog')).GrantRoleDialog);
const NewPasswordDialog = lazyDialog(async () => (await import('./dialogs/NewPasswordDialog')).NewPasswordDialog);

/** What may be done with users beyond editing and deleting, and the dialog that is open for it. */
export function useUserActions() {
  const t = useStrings(strings);
  const can = useCan();
  const confirm = useConfirm();
  const { client } = useConsole();
  const factorActions = useResetFactor();
  const { viewAs } = useView();
  const [dialog, setDialog] = useState<ReactNode>();

  /** Opens a dialog; resolves when it closes, true when something was changed. */
  const open = useCallback(
    (list: ListHandle, draw: (close: (hasChanged: boolean) => void) => ReactNode) =>
      new Promise<boolean>((resolve) => {
        const close = (hasChanged: boolean) => {
          setDialog(undefined);
          if (hasChanged) list.reload();
          resolve(hasChanged);
        };
        setDialog(draw(close));
      }),
    [],
  );

  const setStatus = useCallback(
    (ids: readonly string[], status: 0 | 1, list: ListHandle) =>
      open(list, (close) => <BulkStatusDialog ids={ids} status={status} nameOf={list.nameOf} onClose={close} />),
    [open],
  );

  const toggleStatus = useCallback(
    (user: User, list: ListHandle) => void setStatus([user.id], user.status === 0 ? 1 : 0, list),
    [setStatus],
  );

  const resetPassword = useCallback(
    async ({ id, name }: User, list: ListHandle) => {
      let password = '';
      const action = async () => {
        ({ password } = await client.call(sysUserApi.resetPwd, { id }));
      };
      const answer = await confirm({
        title: t('resetAsk', { name }),
        children: t('resetHint'),
        confirmLabel: t('reset'),
        danger: true,
        action,
      });
      if (answer) await open(list, (close) => <NewPasswordDialog name={name} password={password} onClose={() => close(true)} />);
    },
    [client, confirm, open, t],
  );

  const rowActions = useCallback(
    (user: User, list: ListHandle): RowAction[] => {
      const whyNot = (action: string) => (user.can.includes(action) ? undefined : t('outside'));
      return [
        ...(can('sysUser.edit')
          ? [
              {
                key: 'status',
                label: t(user.status === 0 ? 'disable' : 'enable'),
                whyNot: whyNot('edit'),
                onRun: () => toggleStatus(user, list),
              },
            ]
          : []),
        ...(can('sysUser.grant')
          ? [
              {
                key: 'roles',
                label: t('grantRole'),
                whyNot: whyNot('grant'),
                onRun: () => void open(list, (close) => <GrantRoleDialog id={user.id} name={user.name} onClose={close} />),
              },
              {
                key: 'data',
                label: t('grantData'),
                whyNot: whyNot('grant'),
                onRun: () => void open(list, (close) => <GrantDataDialog id={user.id} name={user.name} onClose={close} />),
              },
            ]
          : []),
        ...(can('sysUser.resetPwd')
          ? [{ key: 'reset', label: t('reset'), whyNot: whyNot('resetPwd'), onRun: () => void resetPassword(user, list) }]
          : []),
        ...factorActions(user, list),
        ...(can('sysUser.viewAs')
          ? [
              {
                key: 'view',
                label: t('viewAs'),
                whyNot: user.can.includes('viewAs') ? undefined : t('notYoursToView'),
                onRun: () => void viewAs('user', user.id).catch(() => undefined),
              },
            ]
          : []),
      ];
    },
    [can, t, toggleStatus, open, resetPassword, factorActions, viewAs],
  );

  const bulkActions = useCallback(
    (list: ListHandle): BulkAction[] => {
      const status = (key: string, label: string, value: 0 | 1) => ({
        key,
        label,
        takesAll: true,
        onRun: async (selection: Selection) => setStatus(await list.idsOf(selection), value, list),
      });
      const changeRoles = async (selection: Selection) => {
        const ids = await list.idsOf(selection);
        return open(list, (close) => <BulkRolesDialog ids={ids} nameOf={list.nameOf} onClose={close} />);
      };
      return [
        ...(can('sysUser.edit') ? [status('enable', t('enable'), 0), status('disable', t('disable'), 1)] : []),
        ...(can('sysUser.grant') ? [{ key: 'roles', label: t('changeRoles'), takesAll: true, onRun: changeRoles }] : []),
      ];
    },
    [can, t, setStatus, open],
  );
  return { rowActions, bulkActions, toggleStatus, dialog };
}
