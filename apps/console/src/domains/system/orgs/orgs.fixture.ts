import { sysOrgApi } from '@backlot/contract';
import { fakeCrud } from '../../../kit/stage/fakeCrud';
import { orgNodes, orgTreeAnswer } from '../../../kit/stage/orgs.fixture';
import { idsBelow } from '../../../kit/tree/treeOrder';

const parentOf = (id: string) => {
  const found = orgNodes.find((org) => org.id === id);
  return found ? { name: found.title, enName: null, vnName: null } : null;
};

const rows = orgNodes.map(({ id, parentId, title }, at) => ({
  id,
  version: 1,
  can: ['edit', 'delete'],
  name: title,
  enName: null,
  vnName: null,
  code: `org_${id}`,
  pid: parentId,
  parent: parentOf(parentId),
  sort: (at + 1) * 10,
  remark: null,
  status: 0,
}));

/** A fresh fake server each time. */
export const orgAnswers = () => [
  orgTreeAnswer,
  ...fakeCrud({
    api: sysOrgApi,
    rows,
    matches: (row, { name, pid }) => (!name || row.name.includes(String(name))) && (!pid || idsBelow(orgNodes, String(pid)).has(row.id)),
  }).answers,
];
