import { errors, sysPosApi } from '@backlot/contract';
import { fakeCrud } from '../../shared/stage/fakeCrud';

const names = ['General manager', 'Deputy', 'Department manager', 'Staff', 'BD', 'Team leader', 'Finance', 'Designer', 'Editor', 'Host', 'Analyst', 'Intern'];
const rows = names.map((name, at) => ({ id: String(at + 1), version: 1, can: ['edit', 'delete'], name, enName: null, vnName: null, code: `pos_${at + 1}`, sort: (at + 1) * 10, remark: at % 3 ? null : 'As in the staff plan', status: 0 }));

/** A fresh fake server each time. */
export const positionAnswers = () =>
  fakeCrud({ api: sysPosApi, rows, refuseDelete: ({ name }) => (name === 'Staff' ? { code: errors.positionHasStaff.code, message: '12 people hold this position.' } : undefined) }).answers;
