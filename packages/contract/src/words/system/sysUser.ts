import type { Words } from '../../core/words';

/** What is said of the fields of an account. */
export const sysUserWords = {
  account: { en: 'Account', 'zh-CN': '账号', vn: 'Tài khoản' },
  name: { en: 'Name', 'zh-CN': '姓名', vn: 'Họ tên' },
  phone: { en: 'Phone', 'zh-CN': '手机号', vn: 'Điện thoại' },
  sex: { en: 'Sex', 'zh-CN': '性别', vn: 'Giới tính' },
  tel: { en: 'Landline', 'zh-CN': '电话', vn: 'Điện thoại cố định' },
  email: { en: 'E-mail', 'zh-CN': '邮箱', vn: 'Email' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  org: { en: 'Organisation', 'zh-CN': '机构', vn: 'Đơn vị' },
  jobNum: { en: 'Staff number', 'zh-CN': '工号', vn: 'Mã nhân viên' },
  positions: { en: 'Positions', 'zh-CN': '职位', vn: 'Chức vụ' },
  extOrgPos: { en: 'Attached organisations', 'zh-CN': '附属机构', vn: 'Đơn vị kiêm nhiệm' },
  roles: { en: 'Roles', 'zh-CN': '角色', vn: 'Vai trò' },
  status: { en: 'Status', 'zh-CN': '状态', vn: 'Trạng thái' },
  lastLoginTime: { en: 'Last sign-in', 'zh-CN': '最近登录', vn: 'Đăng nhập gần nhất' },
  createTime: { en: 'Added', 'zh-CN': '创建时间', vn: 'Ngày tạo' },
} satisfies Record<string, Words>;
