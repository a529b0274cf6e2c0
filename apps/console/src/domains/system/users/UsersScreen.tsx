import { sysRoleApi, sysUserApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ActivityButton } from '../../../kit/activity/ActivityButton';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { lazyPart } from '../../../kit/lazyPart';
import { OrgPicker } from '../../../kit/tree/OrgPicker';
import { useOrgTree } from '../../../kit/tree/useOrgTree';
import { usePicked } from '../../../kit/tree/usePicked';
import { strings, type Word } from './strings';
import { draftOfUser, type UserDraft, userColumns, userFilters, userPresets } from './userList';
import type { User } from './User';
import { useFieldWords } from './useFieldWords';
import { useUserActions } from './useUserActions';

const UserFields = lazyPart(async () => (await import('./UserFields')).UserFields);

/** People with an account, beside the organisations they belong to (system-pages 1.7.16). */
export function UsersScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const format = useFormat();
  const { client } = useConsole();
  const { orgs } = useOrgTree();
  const show = useFieldWords();
  const { picked, pick, query } = usePicked('orgId');
  const roles = useQuery(client.query(sysRoleApi.dropDown, {})).data;
  const { rowActions, bulkActions, toggleStatus, dialog } = useUserActions();
  const columns = useMemo(() => userColumns(t, format, toggleStatus), [t, format, toggleStatus]);
  const filters = useMemo(
    () =>
      userFilters(
        t,
        (roles ?? []).map((role) => ({ value: role.id, label: nameOf(role, locale) })),
      ),
    [t, roles, locale],
  );
  const presets = useMemo(() => userPresets(t), [t]);
  const form = useMemo(
    (): CrudForm<User, UserDraft> => ({
      Fields: UserFields,
      defaults: {
        account: '',
        name: '',
        nickName: '',
        sex: 3,
        birthday: '',
        email: '',
        phone: '',
        orgId: picked ?? '',
        jobNum: '',
        posIdList: [],
        tel: '',
        extIds: [],
        password: '',
      },
      needs: ['posIdList'],
      draftOf: draftOfUser,
      labelOf: (field: string) => t(field as Word),
      show,
    }),
    [t, picked, show],
  );
  const deleteHint = useCallback(() => t('deleteHint'), [t]);
  return (
    <>
      <CrudPage
        api={sysUserApi}
        table="users"
        words={{ plural: t('title'), noun: t('noun'), deleteHint }}
        list={{ columns, nameOf: nameOfUser, search: { field: 'searchValue', label: t('searchHint') }, filters, presets, query }}
        form={form}
        rowActions={rowActions}
        bulkActions={bulkActions}
        actions={listActions}
        hasPanel
        aside={<OrgPicker orgs={orgs} picked={picked} onPick={pick} />}
      />
      {dialog}
    </>
  );
}

const listActions = ({ reload }: ListHandle) => <ActivityButton onChanged={reload} />;

const nameOfUser = ({ name }: User) => name;
