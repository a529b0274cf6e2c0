/** Games of the demo: names, words that works of them are known by, and what works of them are called. */
export const demoGames = [
  { name: '天空港', enName: 'Skyfall Harbor', vnName: 'Cảng Trời', words: ['Skyfall Harbor', '天空港', 'skyfallharbor'] },
  { name: '月稻农场', enName: 'Moonrice Farm', vnName: 'Nông trại Ánh Trăng', words: ['Moonrice Farm', '月稻农场', 'moonricefarm'] },
  { name: '灯火疾行', enName: 'Lantern Rush', vnName: 'Đua Đèn Lồng', words: ['Lantern Rush', '灯火疾行', 'lanternrush'] },
  { name: '潮汐誓约', enName: 'Tidebound', vnName: 'Thề Ước Thủy Triều', words: ['Tidebound', '潮汐誓约'] },
  { name: '纸上王朝', enName: 'Paper Dynasty', vnName: 'Vương Triều Giấy', words: ['Paper Dynasty', '纸上王朝', 'paperdynasty'] },
  { name: '风筝与刃', enName: 'Kite & Blade', vnName: 'Diều và Kiếm', words: ['Kite & Blade', '风筝与刃', 'kiteandblade'] },
] as const;

/** The game whose last patch went wrong. */
export const troubledGame = 2;

export const workTitles = [
  'the patch that broke ranked',
  '12 hidden crates',
  'is it pay to win? A week of tests',
  'autumn festival guide',
  '新手开荒攻略',
  '版本更新全解析',
  'hướng dẫn cho người mới',
  'mẹo leo hạng nhanh',
] as const;

export const gameLines = {
  good: [
    'Festival music is the best they ever did',
    'Great guide, thank you so much',
    '攻略太实用了，谢谢',
    '画面真好看，非常喜欢',
    'Game hay lắm, cảm ơn bạn',
    'Đồ họa đẹp quá, rất thích',
  ],
  plain: [
    'Crate 9 is behind the crane',
    'Which server is this?',
    '今晚几点开播',
    '这是哪个区服',
    'Máy chủ nào vậy bạn',
    'Mấy giờ có sự kiện',
  ],
  bad: [
    'Ranked is terrible since the update, I want a refund',
    'Matchmaking is broken and the lag is awful',
    '这次更新太差了，要求退款',
    '匹配太烂，卡顿严重，太失望了',
    'Bản cập nhật tệ quá, đòi hoàn tiền',
    'Giật lag kinh khủng, thất vọng quá',
  ],
} as const;

export const channelPeople = ['Old Bao Plays', 'mika.maps', 'slowfarm', 'Arjun Nair', 'Tiểu Vũ Game', '阿宝玩游戏'] as const;
