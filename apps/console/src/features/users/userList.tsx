import type { sysUserApi } from '@backlot/contract';
import type { TableColumn, TableFilter } from '@backlot/data-table';
import type { Format, Translate } from '@backlot/i18n';
import { DictTag } from '@backlot/dictionary/react';
import { StatusChip } from '@backlot/ui-kit';
import type { RowOf } from '../../shared/crud/CrudArea';
import type { Word } from './strings';

export type User = RowOf<typeof sysUserApi>;

/** Columns of the user list. */
export const userColumns = (t: Translate<Word>, format: Format): TableColumn<User>[] => [
  { field: 'account', header: t('account'), width: 150, isSortable: true, isFixed: true },
  { field: 'name', header: t('name'), flex: 1, minWidth: 130, isSortable: true, onCard: 'title' },
  { field: 'status', header: t('status'), width: 120, render: ({ status }) => <StatusChip tone={status === 0 ? 'ok' : 'neutral'}>{t(status === 0 ? 'enabled' : 'disabled')}</StatusChip> },
  { field: 'org', header: t('orgId'), width: 150, render: ({ org }) => org?.name ?? '–' },
  { field: 'roles', header: t('roles'), flex: 1, minWidth: 130, render: ({ roles }) => roles.map(({ name }) => name).join(', ') || '–' },
  { field: 'phone', header: t('phone'), width: 150, onCard: 'fact' },
  { field: 'sex', header: t('sex'), width: 90, onCard: 'none', render: ({ sex }) => <DictTag type="sex" code={sex} /> },
  { field: 'positions', header: t('posIdList'), width: 150, isHidden: true, render: ({ positions }) => positions.map(({ name }) => name).join(', ') || '–' },
  { field: 'email', header: t('email'), width: 180, isHidden: true },
  { field: 'jobNum', header: t('jobNum'), width: 110, isHidden: true },
  { field: 'lastLoginTime', header: t('lastLogin'), width: 170, isSortable: true, isHidden: true, render: ({ lastLoginTime }) => (lastLoginTime ? format.dateTime(lastLoginTime) : t('never')) },
  { field: 'createTime', header: t('createTime'), width: 170, isSortable: true, isHidden: true, render: ({ createTime }) => format.dateTime(createTime) },
];

export const userFilters = (t: Translate<Word>, roles: readonly { value: string; label: string }[]): TableFilter[] => [
  { kind: 'choice', field: 'searchStatus', label: t('status'), choices: [{ value: '0', label: t('enabled') }, { value: '1', label: t('disabled') }] },
  ...(roles.length ? [{ kind: 'choice' as const, field: 'roleId', label: t('role'), choices: roles }] : []),
];

/** A user as the form edits it. */
export const draftOfUser = ({ account, name, nickName, sex, birthday, email, phone, country, org, jobNum, positions }: User) => ({
  account,
  name,
  nickName: nickName ?? '',
  sex,
  birthday: birthday ?? '',
  email: email ?? '',
  phone: phone ?? '',
  ...(country && { country }),
  orgId: org?.id ?? '',
  jobNum: jobNum ?? '',
  posIdList: positions.map(({ id }) => id),
});

/** What the form holds; a password only while adding. */
export type UserDraft = ReturnType<typeof draftOfUser> & { password?: string };
