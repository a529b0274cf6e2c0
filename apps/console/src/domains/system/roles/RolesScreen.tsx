import { sysRoleApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { nameOf, type Locale, type Translate } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useCallback, useMemo, useState } from 'react';
import type { RowOf } from '../../../kit/list/CrudArea';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { TwoLines } from '../../../kit/list/TwoLines';
import { useView } from '../../../shell/session/useView';
import { scopeWord, strings, type Word } from './strings';
import type { ListColumn, ListFilter, ListSearch } from '../../../kit/list/ListShape';

const GrantDataDialog = lazyDialog(async () => (await import('./GrantDataDialog')).GrantDataDialog);
const GrantMenuDialog = lazyDialog(async () => (await import('./GrantMenuDialog')).GrantMenuDialog);
const RoleFields = lazyPart(async () => (await import('./RoleFields')).RoleFields);

export type Role = RowOf<typeof sysRoleApi>;

interface Granting {
  kind: 'menu' | 'data';
  role: Role;
  list: ListHandle;
}

/** Roles: what they may do and whose data they see (system-pages 1.7.15). */
export function RolesScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const can = useCan();
  const [mayGrant, mayView] = [can('sysRole.grant'), can('sysRole.viewAs')];
  const { viewAs } = useView();
  const [granting, setGranting] = useState<Granting>();
  const list = useMemo(() => listOf({ t, locale, count: format.number }), [t, locale, format]);
  const rowActions = useCallback(
    (role: Role, handle: ListHandle): RowAction[] => {
      const look = mayView
        ? [
            {
              key: 'view',
              label: t('viewAs'),
              whyNot: role.can.includes('viewAs') ? undefined : t('notYoursToView'),
              onRun: () => void viewAs('role', role.id).catch(() => undefined),
            },
          ]
        : [];
      if (!mayGrant) return look;
      const whyNot = role.can.includes('grant') ? undefined : t('notYours');
      const grants = (['menu', 'data'] as const).map((kind) => ({
        key: kind,
        label: t(kind === 'menu' ? 'grantMenu' : 'grantData'),
        whyNot,
        onRun: () => setGranting({ kind, role, list: handle }),
      }));
      return [...grants, ...look];
    },
    [mayGrant, mayView, viewAs, t],
  );
  const deleteHint = useCallback(
    (roles: readonly Role[]) => t('deleteHint', { count: roles.reduce((sum, { userCount }) => sum + userCount, 0) }),
    [t],
  );
  const close = (hasChanged: boolean) => {
    if (hasChanged) granting?.list.reload();
    setGranting(undefined);
  };
  return (
    <>
      <CrudPage
        api={sysRoleApi}
        table="roles"
        words={{ plural: t('title'), noun: t('noun'), deleteHint }}
        rowActions={rowActions}
        hasPanel
        list={list}
        form={list.form}
      />
      {granting?.kind === 'menu' && <GrantMenuDialog id={granting.role.id} name={nameOf(granting.role, locale)} onClose={close} />}
      {granting?.kind === 'data' && <GrantDataDialog id={granting.role.id} name={nameOf(granting.role, locale)} onClose={close} />}
    </>
  );
}

const listOf = ({ t, locale, count }: { t: Translate<Word>; locale: Locale; count: (value: number) => string }) => ({
  nameOf: (role: Role) => nameOf(role, locale),
  columns: [
    {
      field: 'name',
      header: t('name'),
      flex: 1.3,
      minWidth: 148,
      isSortable: true,
      isFixed: true,
      render: (role) => <TwoLines second={role.code}>{nameOf(role, locale)}</TwoLines>,
    },
    { field: 'code', header: t('code'), width: 150, isSortable: true, isHidden: true },
    { field: 'dataScopeType', header: t('scope'), flex: 1, minWidth: 112, render: ({ dataScopeType }) => t(scopeWord[dataScopeType]) },
    { field: 'userCount', header: t('users'), width: 90, align: 'right', render: ({ userCount }) => count(userCount) },
    { field: 'sort', header: t('sort'), width: 60, align: 'right', isSortable: true },
    { field: 'remark', header: t('remark'), flex: 1, minWidth: 120, isHidden: true },
  ] satisfies ListColumn<typeof sysRoleApi.page>[],
  search: { field: 'name', label: t('name') } satisfies ListSearch<typeof sysRoleApi.page>,
  filters: [{ kind: 'text', field: 'code', label: t('code') }] satisfies ListFilter<typeof sysRoleApi.page>[],
  form: {
    Fields: RoleFields,
    defaults: { name: '', enName: '', vnName: '', code: '', sort: 100, remark: '' },
    draftOf: ({ name, enName, vnName, code, sort, remark }: Role) => ({
      name,
      enName: enName ?? '',
      vnName: vnName ?? '',
      code,
      sort,
      remark: remark ?? '',
    }),
    labelOf: (field: string) => t(field as Word),
  },
});
