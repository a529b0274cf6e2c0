import { dictionaryApi, sysOpLogApi, sysVisLogApi } from '@backlot/contract';
import { answer } from '../../../kit/stage/answer';

const shared = { ip: '192.168.1.20', location: 'Local network', browser: 'Chrome 156', os: 'Windows 11' };
const visits = Array.from({ length: 12 }, (_, at) => ({
  ...shared,
  id: String(at + 1),
  name: 'Nguyễn Minh',
  account: `bd.vn.${at + 1}`,
  success: at === 1 ? ('N' as const) : ('Y' as const),
  message: at === 1 ? 'Account or password is wrong.' : null,
  visType: at % 3 ? 1 : 2,
  visTime: `2026-11-20 08:3${at % 10}:05`,
}));
const operations = Array.from({ length: 12 }, (_, at) => ({
  ...shared,
  id: String(at + 1),
  name: '职位管理 · 新增',
  enName: 'Positions: Add',
  vnName: 'Chức vụ: Thêm',
  account: 'superAdmin',
  success: at === 1 ? ('N' as const) : ('Y' as const),
  message: at === 1 ? 'This position code is taken.' : null,
  opType: 1,
  url: '/api/main/sysPos/add',
  reqMethod: 'POST',
  requestId: '7d1a',
  className: 'sysPos',
  methodName: 'add',
  param: '{"code":"photo"}',
  result: at === 1 ? null : '{"id":"41"}',
  opTime: `2026-11-20 08:3${at % 10}:05`,
}));

const pageOf = <Row>(rows: readonly Row[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  pageNo,
  pageSize,
  totalPage: Math.ceil(rows.length / pageSize),
  totalRows: rows.length,
  rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
});
const entry = (code: string, name: string, enName: string, vnName: string) => ({ code, name, enName, vnName });

/** A fresh fake server each time: clearing empties the logs. */
export function logAnswers() {
  let [kept, done] = [visits, operations];
  return [
    answer(sysVisLogApi.page, (query) =>
      pageOf(
        kept.filter(({ account, success }) => account.includes(query.account ?? '') && (!query.success || success === query.success)),
        query,
      ),
    ),
    answer(sysVisLogApi.delete, () => {
      const cleared = kept.length;
      kept = [];
      return { cleared };
    }),
    answer(sysVisLogApi.export, () => ({ id: '1' })),
    answer(sysOpLogApi.page, (query) => pageOf(done, query)),
    answer(sysOpLogApi.delete, () => {
      const cleared = done.length;
      done = [];
      return { cleared };
    }),
    answer(sysOpLogApi.export, () => ({ id: '1' })),
    answer(dictionaryApi.tree, () => [
      {
        id: '1',
        pid: '0',
        code: 'vis_type',
        name: '访问类型',
        enName: 'Visit',
        vnName: 'Loại truy cập',
        children: [entry('1', '登录', 'Sign-in', 'Đăng nhập'), entry('2', '登出', 'Sign-out', 'Đăng xuất')],
      },
      {
        id: '2',
        pid: '0',
        code: 'op_type',
        name: '操作类型',
        enName: 'Operation',
        vnName: 'Thao tác',
        children: [entry('1', '新增', 'Add', 'Thêm'), entry('2', '删除', 'Delete', 'Xóa')],
      },
    ]),
  ];
}
