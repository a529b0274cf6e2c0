import { followKinds, zoneWarnings } from '@backlot/contract';
import { inLanguages } from '../../../base/sight';
import type { NewWarning } from './keepWarnings';

type Line = readonly [zh: string, en: string, vn: string];

/** What a warning is told with: what is unusual, what is usual, and that it is an estimate. */
export function warningTexts(one: NewWarning) {
  const [zh, en, vn] = [one.name, one.enName ?? one.name, one.vnName ?? one.name];
  const [value, usual] = [one.value, one.usual];
  const percent = (perMille: number) => `${Math.round(perMille / 10)}%`;
  const titles: Record<number, Line> = {
    [zoneWarnings.comments]: [`${zh} 评论 ${value} 条`, `${en}: ${value} comments`, `${vn}: ${value} bình luận`],
    [zoneWarnings.negative]: [`${zh} 负面评论 ${percent(value)}`, `${en}: ${percent(value)} negative`, `${vn}: ${percent(value)} tiêu cực`],
    [zoneWarnings.silent]: [`${zh} 七天无新作品`, `${en}: no work in seven days`, `${vn}: bảy ngày không có tác phẩm`],
  };
  const details: Record<number, Line> = {
    [zoneWarnings.comments]: [`平时每天 ${usual} 条`, `Usually ${usual} a day`, `Thường ngày ${usual}`],
    [zoneWarnings.negative]: [`平时 ${percent(usual)}`, `Usually ${percent(usual)}`, `Thường ngày ${percent(usual)}`],
    [zoneWarnings.silent]: [`平时每周 ${usual} 个`, `Usually ${usual} a week`, `Thường ${usual} mỗi tuần`],
  };
  const none: Line = ['', '', ''];
  const [titleZh, titleEn, titleVn] = titles[one.warning] ?? none;
  const [detailZh, detailEn, detailVn] = details[one.warning] ?? none;
  return inLanguages(
    [titleZh, titleEn, titleVn],
    [`${one.day} · ${detailZh}\n估算`, `${one.day} · ${detailEn}\nAn estimate`, `${one.day} · ${detailVn}\nƯớc tính`],
  );
}

/** What the notice leads to. */
export const targetOf = ({ favId, kind, objectId }: NewWarning) => ({
  favId,
  ...(kind === followKinds.creator && { upId: objectId }),
  ...(kind === followKinds.keyword && { keywordId: objectId }),
});
