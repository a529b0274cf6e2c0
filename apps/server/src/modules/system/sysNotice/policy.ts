import { noticeLife } from '@backlot/contract';
import type { Actor } from '../../../http/requests/actor';
import { policyFor } from '../../base/transition';
import type { Notice } from './store';

interface NoticeFacts {
  notice: Notice;
}

/** Who may cause an event of a notice, of those who manage it (system-pages 1.7.11). */
export const noticePolicy = policyFor<NoticeFacts, Actor>()({
  machine: noticeLife,
  codeOf: ({ notice }) => notice.status,
  rules: {
    edit: { permission: 'sysNotice.edit', wrong: () => 'noticeNotDraft' },
    publish: { permission: 'sysNotice.publish', wrong: () => 'noticeStatusWrong' },
    withdraw: { permission: 'sysNotice.withdraw', wrong: () => 'noticeStatusWrong' },
    remind: { permission: 'sysNotice.publish', wrong: () => 'noticeStatusWrong' },
    delete: { permission: 'sysNotice.delete', wrong: () => 'noticeKept' },
  },
});
