import { sysRoleApi, sysUserApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ActivityButton } from '../../shared/activity/ActivityButton';
import { useConsole } from '../../shared/console/ConsoleContext';
import type { CrudForm } from '../../shared/crud/CrudForm';
import { CrudPage } from '../../shared/crud/CrudPage';
import type { ListHandle } from '../../shared/crud/ListHandle';
import { OrgPicker } from '../../shared/tree/OrgPicker';
import { useOrgTree } from '../../shared/tree/useOrgTree';
import { usePicked } from '../../shared/tree/usePicked';
import { strings, type Word } from './strings';
import { UserFields } from './UserFields';
import { draftOfUser, type User, type UserDraft, userColumns, userFilters } from './userList';
import { useUserActions } from './useUserActions';

/** People with an account, beside the organisations they belong to (system-pages 1.7.16). */
export function UsersScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const { client } = useConsole();
  const { orgs, nameOf: orgName } = useOrgTree();
  const { picked, pick, query } = usePicked('orgId');
  const roles = useQuery(client.query(sysRoleApi.dropDown, {})).data;
  const { rowActions, bulkActions, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(t, format), [t, format]);
  const filters = useMemo(() => userFilters(t, (roles ?? []).map((role) => ({ value: role.id, label: nameOf(role, locale) }))), [t, roles, locale]);
  const search = useMemo(() => ({ field: 'searchValue', label: t('searchHint') }), [t]);
  const form = useMemo(
    (): CrudForm<User, UserDraft> => ({
      Fields: UserFields,
      defaults: { account: '', name: '', nickName: '', sex: 3, birthday: '', email: '', phone: '', orgId: picked ?? '', jobNum: '', posIdList: [], password: '' },
      draftOf: draftOfUser,
      labelOf: (field: string) => t(field as Word),
      show: (field: string, value: unknown) => (field === 'orgId' ? orgName(value) : undefined),
    }),
    [t, picked, orgName],
  );
  const deleteHint = useCallback(() => t('deleteHint'), [t]);
  return (
    <>
      <CrudPage
        api={sysUserApi}
        table="users"
        words={{ plural: t('title'), noun: t('noun') }}
        columns={columns}
        search={search}
        filters={filters}
        nameOf={nameOfUser}
        form={form}
        query={query}
        rowActions={rowActions}
        bulkActions={bulkActions}
        deleteHint={deleteHint}
        actions={listActions}
        aside={<OrgPicker orgs={orgs} picked={picked} onPick={pick} />}
      />
      {dialog}
    </>
  );
}

const listActions = ({ reload }: ListHandle) => <ActivityButton onChanged={reload} />;

const nameOfUser = ({ name }: User) => name;
