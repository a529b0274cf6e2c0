import { row } from '../core/errorRow';

/** Data zones and their games. */
export const zoneErrors = {
  alreadyFollowed: row(1031101, 200, 'message', 'This is already followed here.', '此处已关注该对象。', 'Mục này đã được theo dõi ở đây.'),
  gameExists: row(1031102, 200, 'field', 'There is a game of this name already.', '已有同名游戏。', 'Đã có game cùng tên.'),
  gameWordTaken: row(
    1031103,
    200,
    'field',
    'The word “{word}” belongs to the game {name}.',
    '识别词“{word}”已属于游戏 {name}。',
    'Từ “{word}” đã thuộc game {name}.',
  ),
  gameFollowed: row(
    1031104,
    200,
    'message',
    'A zone still follows this game. Stop following it there first.',
    '仍有数据专区关注该游戏，请先在专区取消关注。',
    'Vẫn còn khu dữ liệu theo dõi game này. Hãy bỏ theo dõi tại đó trước.',
  ),
};
