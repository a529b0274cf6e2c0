import { sysOrgApi } from '@backlot/contract';
import { answer } from './answer';

/** Root, two branches, departments. */
export const orgNodes = [
  ['1', '0', 'Backlot'],
  ['2', '1', 'Vietnam branch'],
  ['3', '2', 'BD team A'],
  ['4', '2', 'BD team B'],
  ['5', '1', 'Thailand branch'],
  ['6', '5', 'Merchants'],
].map(([id = '', parentId = '', title = ''], at) => ({
  id,
  parentId,
  title,
  enName: null,
  vnName: null,
  value: id,
  weight: at,
  context: false,
}));

export const orgTreeAnswer = answer(sysOrgApi.tree, () => orgNodes);
