import type { Words } from '@backlot/contract';

/** Words as the columns of a table that keeps a name in each language. */
export const namesOf = ({ en, 'zh-CN': name, vn }: Words) => ({ name, enName: en, vnName: vn });
