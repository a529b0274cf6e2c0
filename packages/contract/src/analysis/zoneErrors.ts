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
  zoneNotCollected: row(
    1031105,
    200,
    'message',
    'No connector in use collects this channel; its data come by file.',
    '该渠道没有可用的数据接口，数据通过文件导入。',
    'Kênh này không có kết nối đang dùng; dữ liệu được nhập bằng tệp.',
  ),
  zoneWithoutCreators: row(
    1031106,
    200,
    'message',
    'Follow a creator here first: what is collected is theirs.',
    '请先在此关注达人：采集的是所关注达人的数据。',
    'Hãy theo dõi một KOL ở đây trước: dữ liệu thu thập là của họ.',
  ),
};
