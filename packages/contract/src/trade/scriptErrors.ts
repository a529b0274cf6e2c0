import { row } from '../core/errorRow';

/** Scripts. */
export const scriptErrors = {
  tooManyScriptRounds: row(
    1025031,
    200,
    'message',
    'At most 5 rounds for one script.',
    '同一脚本最多提交 5 轮。',
    'Tối đa 5 lần cho một kịch bản.',
  ),
};
