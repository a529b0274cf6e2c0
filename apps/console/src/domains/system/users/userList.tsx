import type { sysUserApi } from '@backlot/contract';
import type { Format, Translate } from '@backlot/i18n';
import { TimeText } from '@backlot/ui-kit';
import { DictTag } from '@backlot/dictionary/react';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { TwoLines } from '../../../kit/list/TwoLines';
import type { Word } from './strings';
import { UserName } from './UserName';
import { UserStatus } from './UserStatus';
import type { User } from './User';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';

/** Columns of the user list. */
export const userColumns = (
  t: Translate<Word>,
  format: Format,
  onToggle: (user: User, list: ListHandle) => void,
): ListColumn<typeof sysUserApi.page>[] => [
  {
    field: 'name',
    header: t('name'),
    flex: 1,
    minWidth: 168,
    isSortable: true,
    isFixed: true,
    onCard: 'title',
    render: (user) => <UserName user={user} />,
  },
  { field: 'account', header: t('account'), width: 130, isSortable: true, isHidden: true },
  { field: 'status', header: t('status'), width: 118, render: (user) => <UserStatus user={user} onToggle={onToggle} /> },
  {
    field: 'org',
    header: t('orgAndRoles'),
    flex: 1,
    minWidth: 140,
    render: ({ org, roles }) => <TwoLines second={namesOf(roles) || '–'}>{org?.name ?? '–'}</TwoLines>,
  },
  { field: 'phone', header: t('phone'), width: 140, onCard: 'fact' },
  { field: 'sex', header: t('sex'), width: 100, onCard: 'none', render: ({ sex }) => <DictTag type="sex" code={sex} /> },
  { field: 'positions', header: t('posIdList'), width: 150, isHidden: true, render: ({ positions }) => namesOf(positions) || '–' },
  {
    field: 'extOrgPos',
    header: t('extIds'),
    width: 220,
    isHidden: true,
    render: ({ extOrgPos }) => extOrgPos.map(({ org, positions }) => `${org.name} (${namesOf(positions)})`).join('; ') || '–',
  },
  { field: 'tel', header: t('tel'), width: 150, isHidden: true },
  { field: 'email', header: t('email'), width: 180, isHidden: true },
  { field: 'jobNum', header: t('jobNum'), width: 110, isHidden: true },
  {
    field: 'lastLoginTime',
    header: t('lastLogin'),
    width: 180,
    isSortable: true,
    isHidden: true,
    render: ({ lastLoginTime }) => <TimeText value={lastLoginTime} none={t('never')} />,
  },
  {
    field: 'createTime',
    header: t('createTime'),
    isSortable: true,
    isHidden: true,
  },
];

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

export const userFilters = (
  t: Translate<Word>,
  roles: readonly { value: string; label: string }[],
): ListFilter<typeof sysUserApi.page>[] => [
  {
    kind: 'choice',
    field: 'searchStatus',
    label: t('status'),
    choices: [
      { value: '0', label: t('enabled') },
      { value: '1', label: t('disabled') },
    ],
  },
  ...(roles.length ? [{ kind: 'choice' as const, field: 'roleId' as const, label: t('role'), choices: roles }] : []),
  { kind: 'choice', field: 'signIn', label: t('signIn'), isMore: true, choices: [{ value: 'paused', label: t('paused') }] },
];

/** People who cannot sign in: for good, or for a while after wrong guesses. */
export const userPresets = (t: Translate<Word>): ListPreset<typeof sysUserApi.page>[] => [
  { key: 'disabled', label: t('disabled'), filters: { searchStatus: '1' } },
  { key: 'paused', label: t('paused'), filters: { signIn: 'paused' } },
];

/** A user as the form edits it. */
export const draftOfUser = ({
  account,
  name,
  nickName,
  sex,
  birthday,
  email,
  phone,
  country,
  org,
  jobNum,
  positions,
  tel,
  extOrgPos,
}: User) => ({
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
  tel: tel ?? '',
  extIds: extOrgPos.map((row) => ({ orgId: row.org.id, posIdList: row.positions.map(({ id }) => id) })),
});

/** What the form holds; a password only while adding. */
export type UserDraft = ReturnType<typeof draftOfUser> & { password?: string };
