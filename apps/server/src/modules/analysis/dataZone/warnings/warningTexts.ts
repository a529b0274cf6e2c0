import { followKinds, zoneWarnings, type Words } from '@backlot/contract';
import { inLanguages } from '../../../base/sight';
import type { NewWarning } from './keepWarnings';

/** What a warning is told with: what is unusual, what is usual, and that it is an estimate. */
export function warningTexts(one: NewWarning) {
  const [zh, en, vn] = [one.name, one.enName ?? one.name, one.vnName ?? one.name];
  const [value, usual] = [one.value, one.usual];
  const percent = (perMille: number) => `${Math.round(perMille / 10)}%`;
  const titles: Record<number, Words> = {
    [zoneWarnings.comments]: { en: `${en}: ${value} comments`, 'zh-CN': `${zh} 评论 ${value} 条`, vn: `${vn}: ${value} bình luận` },
    [zoneWarnings.negative]: {
      en: `${en}: ${percent(value)} negative`,
      'zh-CN': `${zh} 负面评论 ${percent(value)}`,
      vn: `${vn}: ${percent(value)} tiêu cực`,
    },
    [zoneWarnings.silent]: { en: `${en}: no work in seven days`, 'zh-CN': `${zh} 七天无新作品`, vn: `${vn}: bảy ngày không có tác phẩm` },
  };
  const details: Record<number, Words> = {
    [zoneWarnings.comments]: { en: `Usually ${usual} a day`, 'zh-CN': `平时每天 ${usual} 条`, vn: `Thường ngày ${usual}` },
    [zoneWarnings.negative]: { en: `Usually ${percent(usual)}`, 'zh-CN': `平时 ${percent(usual)}`, vn: `Thường ngày ${percent(usual)}` },
    [zoneWarnings.silent]: { en: `Usually ${usual} a week`, 'zh-CN': `平时每周 ${usual} 个`, vn: `Thường ${usual} mỗi tuần` },
  };
  const title = titles[one.warning] ?? none;
  const detail = details[one.warning] ?? none;
  return inLanguages(title, {
    en: `${one.day} · ${detail.en}\nAn estimate`,
    'zh-CN': `${one.day} · ${detail['zh-CN']}\n估算`,
    vn: `${one.day} · ${detail.vn}\nƯớc tính`,
  });
}

const none: Words = { en: '', 'zh-CN': '', vn: '' };

/** What the notice leads to. */
export const targetOf = ({ favId, kind, objectId }: NewWarning) => ({
  favId,
  ...(kind === followKinds.creator && { upId: objectId }),
  ...(kind === followKinds.keyword && { keywordId: objectId }),
});
