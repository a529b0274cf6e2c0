import type { Words } from '@backlot/contract';

/** The header of a time in a file, which is in UTC whatever the reader's zone. */
export const inUtc = ({ en, 'zh-CN': zh, vn }: Words): Words => ({ en: `${en} (UTC)`, 'zh-CN': `${zh}（UTC）`, vn: `${vn} (UTC)` });
