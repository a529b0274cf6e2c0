import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Column } from '../download';

type Row = OutputOf<typeof sysUserApi.detail>;

/** What an export of users shows. */
export const userColumns: readonly Column<Row>[] = [
  { header: ['账号', 'Account', 'Tài khoản'], value: (row) => row.account },
  { header: ['姓名', 'Name', 'Họ tên'], value: (row) => row.name },
  { header: ['手机', 'Phone', 'Điện thoại'], value: (row) => row.phone },
  { header: ['邮箱', 'E-mail', 'Email'], value: (row) => row.email },
  { header: ['国家', 'Country', 'Quốc gia'], value: (row) => row.country },
  { header: ['机构', 'Organisation', 'Đơn vị'], value: (row) => row.org?.name ?? null },
  { header: ['工号', 'Staff number', 'Mã nhân viên'], value: (row) => row.jobNum },
  { header: ['职位', 'Positions', 'Chức vụ'], value: (row) => row.positions.map(({ name }) => name).join(', ') },
  { header: ['角色', 'Roles', 'Vai trò'], value: (row) => row.roles.map(({ name }) => name).join(', ') },
  { header: ['状态', 'Status', 'Trạng thái'], value: (row) => row.status },
  { header: ['最近登录', 'Last sign-in', 'Đăng nhập gần nhất'], value: (row) => row.lastLoginTime },
  { header: ['创建时间', 'Created', 'Ngày tạo'], value: (row) => row.createTime },
];
