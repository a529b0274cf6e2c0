import Box from '@mui/material/Box';
import { upApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';

/** The games that a creator's works are about. */
export function GamesCard({ id }: { id: string }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const games = useQuery(client.query(upApi.games, { id }));
  return (
    <Section title={t('games')} note={t('gamesNote')}>
      {games.isError && (
        <ErrorState dense onRetry={() => void games.refetch()}>
          {games.error.message}
        </ErrorState>
      )}
      {games.isPending && <LoadingState count={3} />}
      {games.data?.length === 0 && <EmptyState dense title={t('noGame')} />}
      <Box component="ul" aria-label={t('games')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {games.data?.map(({ game, works, views, likes, lastPostTime }) => (
          <Box component="li" key={game.id} sx={{ py: 2, borderTop: 1, borderColor: 'line.soft', '&:first-of-type': { borderTop: 0 } }}>
            <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{game.name}</Box>
            <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {[
                t('works', { count: works }),
                t('views', { count: format.count(views) }),
                t('likes', { count: format.count(likes) }),
                t('last', { day: format.day(lastPostTime) }),
              ].join(' · ')}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    games: 'Games',
    gamesNote: 'By words in texts and hashtags of the works',
    noGame: 'No work is about a known game',
    works: '{count, plural, one {# work} other {# works}}',
    views: '{count} views',
    likes: '{count} likes',
    last: 'last on {day}',
  },
  'zh-CN': {
    games: '游戏数据',
    gamesNote: '按作品内容与话题中的关键词识别',
    noGame: '暂无相关游戏作品',
    works: '{count} 个作品',
    views: '播放 {count}',
    likes: '点赞 {count}',
    last: '最近 {day}',
  },
  vn: {
    games: 'Game',
    gamesNote: 'Theo từ khóa trong nội dung và hashtag',
    noGame: 'Chưa có tác phẩm về game nào',
    works: '{count} tác phẩm',
    views: '{count} lượt xem',
    likes: '{count} lượt thích',
    last: 'gần nhất {day}',
  },
});
