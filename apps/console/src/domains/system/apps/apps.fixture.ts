import { sysAppApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';
import { fakeCrud } from '../../../kit/stage/fakeCrud';

const can = ['edit', 'delete'];
const rows = [
  {
    id: '1',
    version: 1,
    can,
    name: '系统管理',
    enName: 'System',
    vnName: 'Hệ thống',
    code: 'system',
    active: 'Y' as const,
    status: 0,
    sort: 10,
  },
  {
    id: '2',
    version: 1,
    can,
    name: '达人营销',
    enName: 'Creator marketing',
    vnName: 'Tiếp thị nhà sáng tạo',
    code: 'marketing',
    active: 'N' as const,
    status: 0,
    sort: 20,
  },
];

/** A fresh fake server each time. */
export function appAnswers() {
  const fake = fakeCrud({ api: sysAppApi, rows });
  const setDefault = answer(sysAppApi.setAsDefault, ({ id }) => {
    fake.rows.forEach((row, at) => (fake.rows[at] = { ...row, active: row.id === id ? 'Y' : 'N' }));
    return null;
  });
  return [...fake.answers, setDefault];
}
