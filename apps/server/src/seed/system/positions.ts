import type { Db } from '../../db/database';
import { positions } from '../../tables/system/sysPos';

const rows = [
  { code: 'generalManager', name: '总经理', enName: 'General manager', vnName: 'Tổng giám đốc' },
  { code: 'departmentManager', name: '部门经理', enName: 'Department manager', vnName: 'Trưởng phòng' },
  { code: 'teamLeader', name: '团长', enName: 'Team leader', vnName: 'Trưởng nhóm' },
  { code: 'businessDeveloper', name: '商务', enName: 'Business developer', vnName: 'Nhân viên BD' },
  { code: 'employee', name: '员工', enName: 'Employee', vnName: 'Nhân viên' },
].map((position, index) => ({ ...position, sort: (index + 1) * 10 }));

export const seedPositions = (db: Db) => db.insert(positions).values(rows).onConflictDoNothing({ target: positions.code });
