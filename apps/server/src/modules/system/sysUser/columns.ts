import { sysUserWords } from '@backlot/contract/words/system/sysUser';
import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Column } from '../../base/download';

type Row = OutputOf<typeof sysUserApi.detail>;

/** What an export of users shows. */
export const userColumns: readonly Column<Row>[] = [
  { field: ['account', 'name'], header: sysUserWords.account, value: (row) => row.account },
  { field: 'name', header: sysUserWords.name, value: (row) => row.name },
  { field: 'phone', header: sysUserWords.phone, value: (row) => row.phone },
  { field: 'sex', header: sysUserWords.sex, value: (row, _, wordOf) => wordOf('sex', row.sex) },
  { field: 'tel', header: sysUserWords.tel, value: (row) => row.tel },
  { field: 'email', header: sysUserWords.email, value: (row) => row.email },
  {
    header: sysUserWords.country,
    value: (row, _, wordOf) => (row.country === null ? null : wordOf('country', row.country)),
  },
  { field: 'org', header: sysUserWords.org, value: (row) => row.org?.name ?? null },
  { field: 'jobNum', header: sysUserWords.jobNum, value: (row) => row.jobNum },
  {
    field: 'positions',
    header: sysUserWords.positions,
    value: (row) => row.positions.map(({ name }) => name).join(', '),
  },
  {
    field: 'extOrgPos',
    header: sysUserWords.extOrgPos,
    value: (row) => row.extOrgPos.map(({ org, positions }) => `${org.name} (${positions.map(({ name }) => name).join(', ')})`).join('; '),
  },
  { field: 'org', header: sysUserWords.roles, value: (row) => row.roles.map(({ name }) => name).join(', ') },
  {
    field: 'status',
    header: sysUserWords.status,
    value: (row, _, wordOf) => wordOf('common_status', row.status),
  },
  {
    field: 'lastLoginTime',
    header: sysUserWords.lastLoginTime,
    value: (row) => row.lastLoginTime,
  },
  { field: 'createTime', header: sysUserWords.createTime, value: (row) => row.createTime },
];
