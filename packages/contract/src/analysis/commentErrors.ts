import { row } from '../core/errorRow';

/** Comments, keyword libraries and blacklist fans (domain/errors, appendix A). */
export const commentErrors = {
  fanBlacklisted: row(
    1031001,
    200,
    'message',
    'This fan is already on the blacklist.',
    '该粉丝已在黑名单中。',
    'Fan này đã có trong danh sách đen.',
  ),
  keywordRepeated: row(1031002, 200, 'field', 'The keyword already exists.', '关键词重复。', 'Từ khóa đã tồn tại.'),
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
