import { row } from '../core/errorRow';

/** Comments; words and fans that are there already stand with the creators. */
export const commentErrors = {
  /** Told along with what was done: the comment is hidden, but nobody else sees it so. */
  hiddenHereOnly: row(
    1031003,
    200,
    'message',
    'The channel does not allow this; it is hidden here only.',
    '该渠道不支持，仅在本系统隐藏。',
    'Kênh không hỗ trợ, chỉ ẩn tại đây.',
  ),
  oneReplyADay: row(
    1031004,
    200,
    'message',
    'Only one reply per comment and day.',
    '每条评论每天仅可回复一次。',
    'Mỗi bình luận chỉ trả lời một lần mỗi ngày.',
  ),
};
