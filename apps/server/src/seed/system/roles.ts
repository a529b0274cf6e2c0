import type { Db } from '../../db/database';
import { roles } from '../../tables/base/role';

const rows = [
  { code: 'superAdmin', name: '超级管理员', enName: 'Super administrator', vnName: 'Quản trị tối cao', dataScopeType: 1 },
  { code: 'admin', name: '管理员', enName: 'Administrator', vnName: 'Quản trị viên', dataScopeType: 1 },
  { code: 'finance', name: '财务', enName: 'Finance staff', vnName: 'Tài chính', dataScopeType: 1 },
  { code: 'teamLeader', name: '团长', enName: 'Team leader', vnName: 'Trưởng nhóm', dataScopeType: 2 },
  { code: 'bd', name: '商务', enName: 'Business developer', vnName: 'Nhân viên BD', dataScopeType: 4 },
  { code: 'shop', name: '商家', enName: 'Merchant', vnName: 'Nhà bán hàng', dataScopeType: 4 },
  { code: 'staff', name: '运营', enName: 'Data staff', vnName: 'Nhân viên vận hành', dataScopeType: 1 },
].map((role, index) => ({ ...role, sort: (index + 1) * 10 }));

export const seedRoles = (db: Db) => db.insert(roles).values(rows).onConflictDoNothing({ target: roles.code });
