import type { OutputOf, sysUserApi } from '@backlot/contract';
import type { Column } from '../../base/download';

type Row = OutputOf<typeof sysUserApi.detail>;

/** What an export of users shows. */
export const userColumns: readonly Column<Row>[] = [
  { field: ['account', 'name'], header: { en: 'Account', 'zh-CN': '账号', vn: 'Tài khoản' }, value: (row) => row.account },
  { field: 'name', header: { en: 'Name', 'zh-CN': '姓名', vn: 'Họ tên' }, value: (row) => row.name },
  { field: 'phone', header: { en: 'Phone', 'zh-CN': '手机', vn: 'Điện thoại' }, value: (row) => row.phone },
  { field: 'sex', header: { en: 'Gender', 'zh-CN': '性别', vn: 'Giới tính' }, value: (row, _, wordOf) => wordOf('sex', row.sex) },
  { field: 'tel', header: { en: 'Landline', 'zh-CN': '电话', vn: 'Điện thoại cố định' }, value: (row) => row.tel },
  { field: 'email', header: { en: 'E-mail', 'zh-CN': '邮箱', vn: 'Email' }, value: (row) => row.email },
  {
    header: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    value: (row, _, wordOf) => (row.country === null ? null : wordOf('country', row.country)),
  },
  { field: 'org', header: { en: 'Organisation', 'zh-CN': '机构', vn: 'Đơn vị' }, value: (row) => row.org?.name ?? null },
  { field: 'jobNum', header: { en: 'Staff number', 'zh-CN': '工号', vn: 'Mã nhân viên' }, value: (row) => row.jobNum },
  {
    field: 'positions',
    header: { en: 'Positions', 'zh-CN': '职位', vn: 'Chức vụ' },
    value: (row) => row.positions.map(({ name }) => name).join(', '),
  },
  {
    field: 'extOrgPos',
    header: { en: 'Attached organisations', 'zh-CN': '附属机构', vn: 'Đơn vị kiêm nhiệm' },
    value: (row) => row.extOrgPos.map(({ org, positions }) => `${org.name} (${positions.map(({ name }) => name).join(', ')})`).join('; '),
  },
  { field: 'org', header: { en: 'Roles', 'zh-CN': '角色', vn: 'Vai trò' }, value: (row) => row.roles.map(({ name }) => name).join(', ') },
  {
    field: 'status',
    header: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
    value: (row, _, wordOf) => wordOf('common_status', row.status),
  },
  {
    field: 'lastLoginTime',
    header: { en: 'Last sign-in', 'zh-CN': '最近登录', vn: 'Đăng nhập gần nhất' },
    value: (row) => row.lastLoginTime,
  },
  { field: 'createTime', header: { en: 'Created', 'zh-CN': '创建时间', vn: 'Ngày tạo' }, value: (row) => row.createTime },
];
