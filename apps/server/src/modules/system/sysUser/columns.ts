import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Column } from '../../base/download';

type Row = OutputOf<typeof sysUserApi.detail>;

/** What an export of users shows. */
export const userColumns: readonly Column<Row>[] = [
  { field: ['account', 'name'], header: ['账号', 'Account', 'Tài khoản'], value: (row) => row.account },
  { field: 'name', header: ['姓名', 'Name', 'Họ tên'], value: (row) => row.name },
  { field: 'phone', header: ['手机', 'Phone', 'Điện thoại'], value: (row) => row.phone },
  { field: 'sex', header: ['性别', 'Gender', 'Giới tính'], value: (row, _, wordOf) => wordOf('sex', row.sex) },
  { field: 'tel', header: ['电话', 'Landline', 'Điện thoại cố định'], value: (row) => row.tel },
  { field: 'email', header: ['邮箱', 'E-mail', 'Email'], value: (row) => row.email },
  { header: ['国家', 'Country', 'Quốc gia'], value: (row, _, wordOf) => (row.country === null ? null : wordOf('country', row.country)) },
  { field: 'org', header: ['机构', 'Organisation', 'Đơn vị'], value: (row) => row.org?.name ?? null },
  { field: 'jobNum', header: ['工号', 'Staff number', 'Mã nhân viên'], value: (row) => row.jobNum },
  { field: 'positions', header: ['职位', 'Positions', 'Chức vụ'], value: (row) => row.positions.map(({ name }) => name).join(', ') },
  {
    field: 'extOrgPos',
    header: ['附属机构', 'Attached organisations', 'Đơn vị kiêm nhiệm'],
    value: (row) => row.extOrgPos.map(({ org, positions }) => `${org.name} (${positions.map(({ name }) => name).join(', ')})`).join('; '),
  },
  { field: 'org', header: ['角色', 'Roles', 'Vai trò'], value: (row) => row.roles.map(({ name }) => name).join(', ') },
  { field: 'status', header: ['状态', 'Status', 'Trạng thái'], value: (row, _, wordOf) => wordOf('common_status', row.status) },
  { field: 'lastLoginTime', header: ['最近登录', 'Last sign-in', 'Đăng nhập gần nhất'], value: (row) => row.lastLoginTime },
  { field: 'createTime', header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
];
