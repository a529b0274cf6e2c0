import Box from '@mui/material/Box';
import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';

interface CreatorFiguresProps {
  fansNum: number | null;
  interactionRate: number | null;
  starLevel: number | null;
  avgViews?: number | null;
}

/** Followers, interaction, views and star level of a creator in one quiet line; what is unknown is left out. */
export function CreatorFigures({ fansNum, interactionRate, starLevel, avgViews = null }: CreatorFiguresProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const figures = [
    fansNum !== null && t('fans', { value: format.count(fansNum) }),
    interactionRate !== null && t('interaction', { value: format.ratio(interactionRate) }),
    avgViews !== null && t('views', { value: format.count(avgViews) }),
    starLevel !== null && t('star', { value: starLevel }),
  ].filter((figure) => figure !== false);
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}>
      {figures.join(' · ') || t('none')}
    </Box>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    fans: '{value} followers',
    interaction: '{value} interaction',
    views: '{value} avg. views',
    star: '{value} of 5 stars',
    none: 'No figures yet',
  },
  'zh-CN': { fans: '{value} 粉丝', interaction: '互动率 {value}', views: '平均播放 {value}', star: '{value} 星', none: '暂无数据' },
  vn: {
    fans: '{value} người theo dõi',
    interaction: 'tương tác {value}',
    views: '{value} lượt xem TB',
    star: '{value}/5 sao',
    none: 'Chưa có số liệu',
  },
});
